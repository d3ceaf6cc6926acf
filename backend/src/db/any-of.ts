import { type Column, sql, type SQL } from 'drizzle-orm';

/**
 * Whether an id column is one of these ids. One parameter, however many ids there are: `inArray` makes one of each, and
 * both the statement and its plan then take longer with every id.
 */
export const anyOf = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::bigint[])`;
