import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sidesOf, type Entry, type Field, type Source } from '../../../collections/index.ts';
import { configValues } from '../tables.ts';

/** The one entry of a page's texts. */
const ID = 'page';

/**
 * The texts of one page, which are kept by keys: those of the English side end with `_EN` (REST-018..022).
 * @param keys by the names of the fields
 */
export function textSource(
  database: Database,
  fields: readonly Field[],
  keys: Readonly<Record<string, string>>,
): Source {
  const keyOf = new Map(
    fields.flatMap((field) =>
      sidesOf(field).map((side, at) => [side, `${keys[field.name] ?? ''}${at === 0 ? '' : '_EN'}`] as const),
    ),
  );
  const orm = () => database.orm();
  async function read(): Promise<Entry> {
    const rows = await orm()
      .select()
      .from(configValues)
      .where(inArray(configValues.key, [...keyOf.values()]));
    const kept = new Map(rows.map(({ key, value }) => [key, value]));
    const values = Object.fromEntries([...keyOf].map(([side, key]) => [side, kept.get(key) ?? '']));
    return { id: ID, scope: '', values };
  }
  return {
    list: async () => [await read()],
    find: async (id) => (id === ID ? read() : undefined),
    async change(_id, values) {
      for (const [side, key] of keyOf) {
        const value = values[side] ?? '';
        // A key without a value is no text: the page does without it.
        if (value === '')
          await orm()
            .delete(configValues)
            .where(inArray(configValues.key, [key]));
        else
          await orm()
            .insert(configValues)
            .values({ key, value })
            .onConflictDoUpdate({ target: configValues.key, set: { value } });
      }
    },
    // A page is neither added nor removed, and there is but one of it.
    add: () => Promise.reject(new Error('the texts of a page are always there')),
    remove: () => Promise.reject(new Error('the texts of a page are always there')),
    move: () => Promise.resolve(false),
  };
}
