import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { queryOf } from './vector.ts';

/** A table that can be searched. */
export interface Searchable {
  table: PgTable;
  id: PgColumn;
  /** The record's search vector, with a GIN index. */
  vector: PgColumn;
  /** Order of the table without a search, with an index; also decides between equal matches. */
  order: SQL;
}

/**
 * Up to this many expected matches all are ranked and counted. Above, the newest records are walked instead
 * and the total is the database's estimate, so that a search costs the same at any size.
 */
const EXACT_UP_TO = 6000;

/** Records looked at in a walk: with more than {@link EXACT_UP_TO} matches the first pages are found long before. */
const WALK = 20_000;

/** How a match in a name, in tags, in the company or summary, and elsewhere counts ({D, C, B, A}). */
const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1.0}'::real[]`;

/**
 * Finds the page of ids that `keyword` matches, best first.
 * @param where further conditions, like the status or a category
 */
export async function searchIds(
  database: Database,
  { table, id, vector, order }: Searchable,
  keyword: string,
  where: SQL,
  { offset, limit }: PageRequest,
): Promise<Page<string>> {
  const query = queryOf(keyword);
  if (!query) return { records: [], total: 0, totalIsEstimate: false };
  const orm = database.orm();

  const estimate = await estimateRows(
    database,
    sql`select 1 from ${table} where ${where} and ${vector} @@ ${query}`,
  );
  if (estimate > EXACT_UP_TO) {
    const names = queryOf(keyword, 'A') ?? query;
    const { rows } = await orm.execute<{ id: string }>(sql`
      select id::text from (
        select ${id} as id, ${vector} as vector from ${table} where ${where} order by ${order} limit ${WALK}
      ) walk where vector @@ ${names} limit ${limit} offset ${offset}`);
    // Where few names match, although many records do, the full search below ranks a bounded sample.
    if (rows.length === limit) {
      return { records: rows.map((row) => row.id), total: estimate, totalIsEstimate: true };
    }
  }

  const { rows } = await orm.execute<{ id: string; total: string }>(sql`
    with matches as materialized (
      select ${id} as id, ts_rank(${WEIGHTS}, ${vector}, ${query}) as rank
      from ${table} where ${where} and ${vector} @@ ${query} limit ${WALK}
    ), best as (
      select id, rank, count(*) over () as total from matches
      order by rank desc, id desc limit ${limit} offset ${offset}
    )
    select id::text, total from best order by rank desc, id desc`);
  const counted = rows[0] ? Number(rows[0].total) : offset === 0 ? 0 : await countMatches(query);
  const capped = counted >= WALK;
  return {
    records: rows.map((row) => row.id),
    total: capped ? Math.max(estimate, counted) : counted,
    totalIsEstimate: capped,
  };

  // Past the last page no row carries the total.
  async function countMatches(matching: SQL): Promise<number> {
    const { rows: counts } = await orm.execute<{ total: string }>(sql`
      select count(*) as total from (
        select 1 from ${table} where ${where} and ${vector} @@ ${matching} limit ${WALK}) matches`);
    return Number(counts[0]?.total ?? 0);
  }
}

/** How many rows the planner expects of a query; it knows the commonest terms' frequencies from its statistics. */
async function estimateRows(database: Database, query: SQL): Promise<number> {
  const { rows } = await database
    .orm()
    .execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) ${query}`);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
