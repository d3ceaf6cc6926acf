import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { PageRequest } from '../http/page.ts';

/** The part of a statement that takes a page of its records. */
export const sliceOf = ({ limit, offset }: PageRequest): SQL => sql`limit ${limit} offset ${offset}`;

/**
 * All records of `source` that meet the condition, taken from its index before they are sorted, and named as the table,
 * so that the columns of its order mean theirs. Left to itself the planner walks the order's index for rarer terms than
 * it should: it does not know what reading a vector costs.
 */
export function fenced(table: PgTable, source: SQL, condition: SQL): SQL {
  return sql`(select * from ${source} where ${condition} offset 0) ${table}`;
}

/** The ids that a statement gives as `id`, in its order. */
export async function idsOf(database: Database, statement: SQL): Promise<string[]> {
  const { rows } = await database.orm().execute<{ id: string }>(statement);
  return rows.map((row) => row.id);
}

/** The number of records of `source`, which is a table or a select with its name. */
export async function countOf(database: Database, source: SQL): Promise<number> {
  const { rows } = await database.orm().execute<{ n: string }>(sql`select count(*) as n from ${source}`);
  return Number(rows[0]?.n ?? 0);
}
