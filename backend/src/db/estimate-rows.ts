import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** How many rows the planner expects of a query; it knows the commonest values' frequencies from its statistics. */
export async function estimateRows(database: Database, query: SQL): Promise<number> {
  const { rows } = await database
    .orm()
    .execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${query}`);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
