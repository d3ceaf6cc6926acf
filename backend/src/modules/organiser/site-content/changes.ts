import { ON, type Field, type Values } from '../../../collections/index.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import type { AuditChange } from '../audit/change.ts';
import { compareParagraphs, type Piece } from '../console/paragraphs.ts';
import type { ContentChange } from './contract.ts';
import { labelledSides, type ReadyField } from './reading.ts';

const on: Bilingual = { ZH: '是', EN: 'Yes' };
const off: Bilingual = { ZH: '否', EN: 'No' };
/** Longest value that the log repeats; of a longer one it tells the beginning. */
const MAX_TOLD = 300;

/** A value as people read it. */
function wordsFor(field: ReadyField, value: string): Bilingual {
  if (field.kind === 'switch') return value === ON ? on : off;
  const choice = field.choices.find((one) => one.value === value);
  return choice?.label ?? { ZH: value, EN: value };
}

/** What became of an entry between two states, side by side of its fields; what stayed is left out. */
export function contentChanges(
  fields: readonly ReadyField[],
  before: Values,
  after: Values,
  language: Language,
): ContentChange[] {
  return fields.flatMap((field) =>
    labelledSides(field).flatMap(({ name, label }) => {
      const [old, young] = [before[name] ?? '', after[name] ?? ''];
      if (old === young) return [];
      const said = (kind: Piece['kind'], value: string): Piece[] =>
        value === '' && field.kind !== 'switch' ? [] : [{ kind, text: wordsFor(field, value)[language] }];
      return {
        field: name,
        field_dictText: label[language],
        pieces:
          field.kind === 'rich'
            ? compareParagraphs(old, young, language)
            : [...said('removed', old), ...said('added', young)],
      };
    }),
  );
}

/** The same for the log: of rich texts their length, for the versions have them in full. */
export function describeChanges(fields: readonly Field[], before: Values, after: Values): AuditChange[] {
  const describe = (field: Field, value: string) =>
    field.kind === 'rich' && value !== '' ? `${value.length} HTML` : value.slice(0, MAX_TOLD);
  return fields.flatMap((field) =>
    labelledSides(field).flatMap(({ name, label }) => {
      const [old, young] = [before[name] ?? '', after[name] ?? ''];
      return old === young
        ? []
        : [{ field: label, before: describe(field, old), after: describe(field, young) }];
    }),
  );
}
