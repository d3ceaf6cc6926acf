import Type from 'typebox';

const LARGEST = 2n ** 63n - 1n;

/** An id as the contract writes it: a decimal string. Longer than any id is still a well-formed unknown one. */
export const Id = Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of a record: a decimal string.' });

/** Up to 200 ids, comma-joined, as batch reads take them. */
export const Ids = Type.String({
  pattern: '^[0-9]{1,32}(,[0-9]{1,32}){0,199}$',
  description: 'Up to 200 ids, comma-joined.',
});

/** Whether the database can hold this id; a larger one names no record. */
export function isStorable(id: string): boolean {
  return /^[0-9]{1,19}$/.test(id) && BigInt(id) <= LARGEST;
}

/** The ids of a comma list that can name a record, each once. */
export function splitIds(list: string): string[] {
  return [...new Set(list.split(','))].filter(isStorable);
}
