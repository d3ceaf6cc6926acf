import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { expectMatches } from './estimate.ts';
import { frequentIds } from './frequent.ts';
import { WEIGHTS, type Searchable } from './searchable.ts';
import { searchTermsOf } from './terms.ts';
import { queryOf } from './vector.ts';

/**
 * Below this many matches all are ranked and counted, which takes about 5 µs each: most of it is reading the
 * vector. From there on only a part is looked at and the total is an estimate, so that a search costs about the same
 * at any size.
 */
const EXACT_BELOW = 2000;

/** Share that the planner expects of a term it has no statistics of: there may be few matches or none. */
const UNKNOWN_SHARE = 0.0051;

/**
 * Finds the page of ids that `keyword` matches, best first.
 * @param where further conditions, like the status or a category
 */
export async function searchIds(
  database: Database,
  searchable: Searchable,
  keyword: string,
  where: SQL,
  page: PageRequest,
): Promise<Page<string>> {
  const query = queryOf(keyword);
  const namesQuery = queryOf(keyword, 'A');
  if (!query || !namesQuery) return { records: [], total: 0, totalIsEstimate: false };

  const several = Object.values(searchTermsOf(keyword)).flat().length > 1;
  const terms = { query, names: namesQuery, several };
  const expected = await expectMatches(database, searchable, where, terms);
  if (expected.matches < Math.max(EXACT_BELOW, UNKNOWN_SHARE * expected.records)) {
    const exact = await rankAll(
      database,
      searchable,
      sql`${where} and ${searchable.vector} @@ ${query}`,
      query,
      page,
    );
    // Otherwise there were more than expected, and what was ranked is an arbitrary part of them.
    if (exact.total < EXACT_BELOW) return { ...exact, totalIsEstimate: false };
  }
  const total = Math.max(expected.matches, EXACT_BELOW);
  const search = { searchable, where, query, namesQuery, expected: { ...expected, matches: total } };
  return { records: await frequentIds(database, search, page), total, totalIsEstimate: true };
}

/** Ranks and counts what meets the condition, {@link EXACT_BELOW} records of it at most. */
async function rankAll(
  database: Database,
  { table, id, vector }: Searchable,
  matching: SQL,
  query: SQL,
  { limit, offset }: PageRequest,
): Promise<{ records: string[]; total: number }> {
  // The limit stands outside of what is materialised (row by row, as needed): inside it would tempt the planner to
  // read the table instead of the index. The count stands beside no record where the page lies past the last.
  const { rows } = await database.orm().execute<{ id: string | null; total: string }>(sql`
    with matches as materialized (
      select ${id} as id, ts_rank(${WEIGHTS}, ${vector}, ${query}) as rank
      from ${table} where ${matching}
    ), counted as (
      select * from matches limit ${EXACT_BELOW}
    ), best as (
      select id, rank from counted order by rank desc, id desc limit ${limit} offset ${offset}
    )
    select best.id::text, total from (select count(*) as total from counted) number
    left join best on true order by rank desc, best.id desc`);
  return { records: rows.flatMap((row) => row.id ?? []), total: Number(rows[0]?.total ?? 0) };
}
