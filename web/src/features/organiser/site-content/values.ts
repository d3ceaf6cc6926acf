import type { SaveContentInput } from '../../../gql/types';
import type { ContentFormFragment, EditedContentFragment } from './site-content.generated';

export type Field = ContentFormFragment['fields'][number];
/** What the form holds: the sides of the fields by their names, the moment of publication, and the version. */
export type ContentValues = Record<string, string>;

/** What a switch that is on is written as. */
export const ON = 'yes';
/** Longest text that is taken from what the browser kept. */
const MAX_KEPT = 240_000;

/** The names of a field's sides, which are those that the server tells of mistakes by. */
export const sidesOf = ({ name, isBilingual }: Pick<Field, 'isBilingual' | 'name'>): string[] =>
  isBilingual ? [`${name}Cn`, `${name}En`] : [name];

/** Shanghai time as the browser's field has it; instants of the gateway are written in it. */
const toLocalTime = (iso: string | null): string => iso?.slice(0, 19) ?? '';
/** A moment as the server takes it; the browser leaves out seconds that are none. */
export const toServerTime = (local: string): string =>
  local === '' ? '' : (local.length === 16 ? `${local}:00` : local).replace('T', ' ');

/** What the form begins with. */
export function valuesOf(fields: readonly Field[], entry: EditedContentFragment | undefined): ContentValues {
  const kept = new Map(entry?.values.map((value) => [value.field, value]));
  return {
    version: String(entry?.version ?? 0),
    publishAt: toLocalTime(entry?.publishAt ?? null),
    ...Object.fromEntries(
      fields.flatMap((field) =>
        sidesOf(field).map((side, at) => {
          const value = kept.get(field.name);
          return [side, (at === 0 ? value?.cn : value?.en) ?? ''];
        }),
      ),
    ),
  };
}

/** Whether two say the same; the version is not written by anybody. */
export const sameContent = (a: ContentValues, b: ContentValues): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (side) => side === 'version' || (a[side] ?? '') === (b[side] ?? ''),
  );

/** What is sent. @param at the entry that is changed, or the list that gets a new one */
export function inputOf(
  fields: readonly Field[],
  values: ContentValues,
  at: { collection: string; id: string; parent: string; aim: SaveContentInput['aim'] },
): SaveContentInput {
  const { collection, id, parent, aim } = at;
  return {
    collection,
    aim,
    version: Number(values['version']),
    publishAt: aim === 'PUBLISHED' ? toServerTime(values['publishAt'] ?? '') : '',
    values: fields.map((field) => {
      const [cn = '', en = ''] = sidesOf(field).map((side) => values[side] ?? '');
      return { field: field.name, cn, en };
    }),
    ...(id ? { id } : {}),
    ...(parent ? { parent } : {}),
  };
}

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseContent(raw: unknown): ContentValues | null {
  if (typeof raw !== 'object' || raw === null) return null;
  return Object.fromEntries(
    Object.entries(raw).flatMap(([side, value]) =>
      typeof value === 'string' ? [[side, value.slice(0, MAX_KEPT)]] : [],
    ),
  );
}
