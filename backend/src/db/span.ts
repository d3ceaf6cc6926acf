import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A stretch of time; open where an end is missing. */
export interface Span {
  from?: Date | undefined;
  /** The first instant that no longer belongs to it. */
  before?: Date | undefined;
}

/** Whether a column's instant lies in the stretch; undefined, which filters nothing, where both ends are open. */
export const during = (column: PgColumn, { from, before }: Span): SQL | undefined =>
  and(from && gte(column, from), before && lt(column, before));
