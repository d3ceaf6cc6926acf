import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { writtenRow } from '../db/written-row.ts';
import type { Source } from './collection.ts';
import { tableRows, type Row, type TableOptions } from './table-rows.ts';

/** The entries of a collection that are rows of a table. Sides of fields are its columns of the same name. */
export function tableSource(database: Database, options: TableOptions): Source {
  const { table, id: key = 'id', rank, firstRank = 0, scope, parent, fixed = {} } = options;
  const { column, selected, isOurs, order, isNamed, toEntry, written } = tableRows(options);
  const orm = () => database.orm();
  const rowsOf = (of: string | undefined) => {
    const isOfScope = scope && of !== undefined ? eq(column(scope), of) : undefined;
    return orm()
      .select(selected)
      .from(table)
      .where(and(isOurs, isOfScope))
      .orderBy(...order);
  };
  const place = (id: string, at: number) =>
    orm()
      .update(table)
      .set({ [rank ?? '']: at })
      .where(isNamed(id));
  /** Tells the entry that one belongs to of a change. */
  async function touchParent(of: string | undefined, now: Date): Promise<void> {
    if (parent && of !== undefined)
      await orm().update(parent.table).set(parent.changed(now)).where(eq(parent.id, of));
  }
  async function putInOrder(ids: readonly string[], places: readonly number[]): Promise<void> {
    if (options.isRankUnique) for (const [at, one] of ids.entries()) await place(one, -1 - at);
    for (const [at, one] of ids.entries()) await place(one, places[at] ?? firstRank + at);
  }

  return {
    list: async (of) => (await rowsOf(of)).map(toEntry),

    async find(id) {
      const where = isNamed(id);
      if (!where) return undefined;
      const [row] = await orm().select(selected).from(table).where(where);
      return row && toEntry(row);
    },

    async add({ id, scope: of, values }, now) {
      const last = rank
        ? Math.max(firstRank - 1, ...(await rowsOf(of).for('update')).map((row) => Number(row[rank])))
        : 0;
      const row: Row = {
        ...(column(key).dataType === 'custom' ? { [key]: id } : {}),
        ...fixed,
        ...options.added?.(now),
        ...written(values, now),
        ...(scope ? { [scope]: of } : {}),
        ...(rank ? { [rank]: last + 1 } : {}),
      };
      const added = await orm()
        .insert(table)
        .values(row)
        .returning({ id: column(key) });
      await touchParent(of, now);
      return String(writtenRow(added).id);
    },

    async change(id, values, now) {
      await orm().update(table).set(written(values, now)).where(isNamed(id));
      if (parent) await touchParent((await this.find(id))?.scope, now);
    },

    async remove(id, now) {
      const found = parent && (await this.find(id));
      await orm().delete(table).where(isNamed(id));
      await touchParent(found?.scope, now);
      if (!options.isDense) return;
      const rest = (await rowsOf(undefined).for('update')).map((row) => String(row[key]));
      await putInOrder(rest, []);
    },

    async move(id, to, now) {
      const found = await this.find(id);
      if (!rank || !found) return false;
      const rows = await rowsOf(found.scope).for('update');
      const ids = rows.map((row) => String(row[key]));
      const moved = ids.filter((one) => one !== id).toSpliced(to, 0, id);
      if (moved.every((one, at) => one === ids[at])) return false;
      // Those of a part of a table keep the places that they have together.
      const taken = [...new Set(rows.map((row) => Number(row[rank])))];
      const places = taken.length === ids.length ? taken : ids.map((_one, at) => firstRank + at);
      await putInOrder(moved, places);
      await touchParent(found.scope, now);
      return true;
    },
  };
}
