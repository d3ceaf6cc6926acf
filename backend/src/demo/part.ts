import type { PgTable } from 'drizzle-orm/pg-core';
import type { Row } from './insert-rows.ts';

/** Records of one table that the demo edition has once, whatever its size. */
export interface DemoPart {
  table: PgTable;
  rows: () => Row[];
  /** Records of other tables that these name; loaded before them, and only with them. */
  with?: readonly Omit<DemoPart, 'with'>[];
}
