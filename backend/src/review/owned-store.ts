import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isStorable } from '../http/ids.ts';
import type { Page, PageRequest } from '../http/page.ts';

/** A reviewed table whose records belong to somebody. */
type OwnedTable = PgTable & Record<'id' | 'status' | 'createdAt', PgColumn>;

interface Owned<Table extends OwnedTable, Columns extends Record<string, PgColumn>> {
  table: Table;
  /** Whose it is: an account, or a company. */
  owner: PgColumn;
  /** What is read of it. */
  columns: Columns;
}

/** Reads and removals that all own reviewed records share. Somebody else's id finds nothing (docs/promises.md 5). */
export function ownedStore<
  Table extends OwnedTable,
  Columns extends Record<string, PgColumn>,
  Row = {
    [Name in keyof Columns]:
      | Columns[Name]['_']['data']
      | (Columns[Name]['_']['notNull'] extends true ? never : null);
  },
>(database: Database, { table, owner, columns }: Owned<Table, Columns>) {
  const orm = () => database.orm();
  const records: PgTable = table;
  const selected: Record<string, PgColumn> = columns;
  const read = (where: SQL | undefined) => orm().select(selected).from(records).where(where);
  // The query builder does not follow the types of columns that a caller names: `Row` says what they hold.
  const typed = (rows: Record<string, unknown>[]) => rows as Row[];
  return {
    /** Newest first; those of one state where one is given. */
    async list(
      ownerId: string,
      status: number | undefined,
      { offset, limit }: PageRequest,
    ): Promise<Page<Row>> {
      const where = and(eq(owner, ownerId), status === undefined ? undefined : eq(table.status, status));
      const [found, total] = await Promise.all([
        read(where).orderBy(desc(table.createdAt), desc(table.id)).offset(offset).limit(limit),
        orm().$count(table, where),
      ]);
      return { records: typed(found), total, totalIsEstimate: false };
    },

    async find(ownerId: string, id: string): Promise<Row | undefined> {
      if (!isStorable(id)) return undefined;
      return typed(await read(and(eq(owner, ownerId), eq(table.id, id))))[0];
    },

    async findById(id: string): Promise<Row | undefined> {
      return typed(await read(eq(table.id, id)))[0];
    },

    /** States of the owner's own ones of these, locked until the transaction ends. */
    async lockStates(ownerId: string, ids: readonly string[]): Promise<{ id: string; status: number }[]> {
      const storable = ids.filter(isStorable);
      if (storable.length === 0) return [];
      const rows = await orm()
        .select({ id: table.id, status: table.status })
        .from(records)
        .where(and(eq(owner, ownerId), inArray(table.id, storable)))
        .orderBy(asc(table.id))
        .for('update');
      return rows.map(({ id, status }) => ({ id: String(id), status: Number(status) }));
    },

    /**
     * Removes the owner's own ones of these that are in one of the states.
     * @returns ids of what is gone
     */
    async remove(ownerId: string, ids: readonly string[], states: readonly number[]): Promise<string[]> {
      const storable = ids.filter(isStorable);
      if (storable.length === 0) return [];
      const rows = await orm()
        .delete(records)
        .where(and(eq(owner, ownerId), inArray(table.id, storable), inArray(table.status, [...states])))
        .returning({ id: table.id });
      return rows.map(({ id }) => String(id));
    },
  };
}
