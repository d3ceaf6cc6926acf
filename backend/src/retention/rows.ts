import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { RetentionRule } from './rule.ts';

type Work = Pick<RetentionRule, 'count' | 'sweep'>;
type Due = (before: Date) => SQL | undefined;

/**
 * Some rows that are due, by their place in the table: it needs no key, and the array has them found once. Rows that
 * somebody else is just changing are left for the next sweep.
 */
const someOf = (table: PgTable, due: SQL | undefined, batch: number): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${and(due, sql`true`)} limit ${batch} for update skip locked))`;

/** The work of a rule that removes rows. @param due which rows, before an instant */
export const removedRows = (database: Database, table: PgTable, due: Due): Work => ({
  count: (before) => database.orm().$count(table, due(before)),
  async sweep(before, batch) {
    const { rowCount } = await database
      .orm()
      .delete(table)
      .where(someOf(table, due(before), batch));
    return rowCount ?? 0;
  },
});

/**
 * The work of a rule that empties columns of rows.
 * @param values what the columns hold afterwards
 * @param due which rows, before an instant; those that were emptied are none of them
 */
export const emptiedRows = (
  database: Database,
  table: PgTable,
  values: Readonly<Record<string, unknown>>,
  due: Due,
): Work => ({
  count: (before) => database.orm().$count(table, due(before)),
  async sweep(before, batch) {
    const { rowCount } = await database
      .orm()
      .update(table)
      .set(values)
      .where(someOf(table, due(before), batch));
    return rowCount ?? 0;
  },
});
