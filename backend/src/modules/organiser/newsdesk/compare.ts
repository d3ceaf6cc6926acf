import type { Language } from '../../../http/language.ts';
import { compareParagraphs, type Piece } from '../desk/paragraphs.ts';
import type { NewsChange } from './contract.ts';
import { richParts, sheetLabels, sheetWords, type NewsSheet } from './sheet.ts';

/** What became of an article between two versions, by its parts; what stayed is left out. */
export function changesBetween(before: NewsSheet, after: NewsSheet, language: Language): NewsChange[] {
  const parts = Object.keys(sheetLabels) as (keyof NewsSheet)[];
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => {
      const said = (kind: Piece['kind'], value: string): Piece[] =>
        value === '' ? [] : [{ kind, text: sheetWords(part, value)[language] }];
      return {
        field: part,
        field_dictText: sheetLabels[part][language],
        pieces: richParts.includes(part)
          ? compareParagraphs(before[part], after[part], language)
          : [...said('removed', before[part]), ...said('added', after[part])],
      };
    });
}
