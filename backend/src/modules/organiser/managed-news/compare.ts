import type { Language } from '../../../http/language.ts';
import { compareParagraphs, type Piece } from '../console/paragraphs.ts';
import type { NewsChange } from './contract.ts';
import { richParts, snapshotLabels, snapshotWords, type NewsSnapshot } from './snapshot.ts';
import { keysOf } from '../../../objects.ts';

/** What became of an article between two versions, by its parts; what stayed is left out. */
export function changesBetween(before: NewsSnapshot, after: NewsSnapshot, language: Language): NewsChange[] {
  const parts = keysOf(snapshotLabels);
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => {
      const said = (kind: Piece['kind'], value: string): Piece[] =>
        value === '' ? [] : [{ kind, text: snapshotWords(part, value)[language] }];
      return {
        field: part,
        field_dictText: snapshotLabels[part][language],
        pieces: richParts.includes(part)
          ? compareParagraphs(before[part], after[part], language)
          : [...said('removed', before[part]), ...said('added', after[part])],
      };
    });
}
