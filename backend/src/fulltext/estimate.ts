import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Searchable } from './searchable.ts';

/** Newest records whose share of matches is taken, at 3 µs each. */
const SAMPLE = 200;

/** With fewer records than this the sample would cost more than what a wrong guess does. */
const SAMPLED_FROM = 40_000;

/** What to expect of a search before it is made. */
export interface Expectation {
  /** Records that are searched. */
  records: number;
  /** Those that match anywhere. */
  matches: number;
  /** Share of the newest records that match in their names; 0 where no sample was taken. */
  namesShare: number;
}

/** How many rows the planner expects of a query; it knows the commonest terms' frequencies from its statistics. */
export async function estimateRows(database: Database, query: SQL): Promise<number> {
  const { rows } = await database
    .orm()
    .execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${query}`);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * Expects what the planner does, or what the newest records show where that is far more: the planner takes several
 * terms for independent of each other, which the pairs of one word or the words of one expression are not.
 * @param query matches anywhere
 * @param names the same terms in names only
 * @param several whether the query has more than one term
 */
export async function expectMatches(
  database: Database,
  { table, vector, order }: Searchable,
  where: SQL,
  { query, names, several }: { query: SQL; names: SQL; several: boolean },
): Promise<Expectation> {
  const [records, planned] = await Promise.all([
    estimateRows(database, sql`select 1 from ${table} where ${where}`),
    estimateRows(database, sql`select 1 from ${table} where ${where} and ${vector} @@ ${query}`),
  ]);
  if (!several || records < SAMPLED_FROM) return { records, matches: planned, namesShare: 0 };

  const { rows } = await database.orm().execute<{ share: number | null; names: number | null }>(sql`
    select avg(matches::int)::float8 as share, avg((matches and vector @@ ${names})::int)::float8 as names from (
      select ${vector} as vector, ${vector} @@ ${query} as matches
      from ${table} where ${where} order by ${order} limit ${SAMPLE}) newest`);
  const sampled = Math.round((rows[0]?.share ?? 0) * records);
  // Noise in the sample shall not correct what the planner knows well.
  return {
    records,
    matches: sampled > 1.5 * planned ? sampled : planned,
    namesShare: rows[0]?.names ?? 0,
  };
}
