import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import { areFew, EXACT_BELOW, expectMatches } from './estimate.ts';
import { frequentPage } from './frequent.ts';
import { recordsOf, WEIGHTS, type Search, type Searchable } from './searchable.ts';
import { searchTermsOf } from './terms.ts';
import { queryOf } from './vector.ts';

/**
 * Finds the page of ids that `keyword` matches, best first.
 * @param where further conditions, like a category
 */
export async function searchIds(
  database: Database,
  searchable: Searchable,
  keyword: string,
  where: SQL,
  page: PageRequest,
): Promise<Page<string>> {
  const terms = searchTermsOf(keyword);
  if (terms.length === 0) return { records: [], total: 0, totalIsEstimate: false };

  const search = { searchable, where, terms, query: queryOf(terms), namesQuery: queryOf(terms, 'A') };
  const expected = await expectMatches(database, search);
  const exact = areFew(expected) && (await rankAll(database, search, page, expected.rare));
  if (exact) return { ...exact, totalIsEstimate: false };

  const matches = Math.max(expected.matches, EXACT_BELOW);
  const { ids: records, total } = await frequentPage(database, search, { ...expected, matches }, page);
  if (total !== undefined) return { records, total, totalIsEstimate: false };
  return { records, total: Math.max(matches, page.offset + records.length), totalIsEstimate: true };
}

/**
 * Ranks and counts all matches; undefined where they are too many for that.
 * @param rare part of the query: the index is asked for it alone where few records meet it, for stepping through the
 * long lists of common terms takes it longer than looking at those few does
 */
export async function rankAll(
  database: Database,
  search: Search,
  { limit, offset }: PageRequest,
  rare?: SQL,
): Promise<{ records: string[]; total: number } | undefined> {
  const { query } = search;
  const { table, id, vector } = search.searchable;
  const where = recordsOf(search);
  // The limit stands outside of what is materialised (row by row, as needed): inside it would tempt the planner to
  // read the table instead of the index. The count stands beside no record where the page lies past the last.
  const { rows } = await database.orm().execute<{ id: string | null; total: string; looked: string }>(sql`
    with candidates as materialized (
      select ${id} as id, ${vector} @@ ${query} as matches, ts_rank(${WEIGHTS}, ${vector}, ${query}) as rank
      from ${table} where ${where} and ${vector} @@ ${rare ?? query}
    ), looked as (
      select * from candidates limit ${EXACT_BELOW}
    ), best as (
      select id, rank from looked where matches order by rank desc, id desc limit ${limit} offset ${offset}
    )
    select best.id::text, total, looked from (
      select count(*) filter (where matches) as total, count(*) as looked from looked) number
    left join best on true order by rank desc, best.id desc`);
  // There were more than were looked at, which are an arbitrary part of them.
  const tooMany = Number(rows[0]?.looked) >= EXACT_BELOW;
  if (tooMany) return rare ? rankAll(database, search, { limit, offset }) : undefined;
  return { records: rows.flatMap((row) => row.id ?? []), total: Number(rows[0]?.total ?? 0) };
}
