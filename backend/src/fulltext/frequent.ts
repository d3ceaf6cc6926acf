import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { PageRequest } from '../http/page.ts';
import { estimateRows, type Expectation } from './estimate.ts';
import { WEIGHTS, type Searchable } from './searchable.ts';
import { namesOf } from './vector.ts';

/** Records that a walk looks at, at 3 µs each. */
const WALK = 2000;

/** Matches elsewhere than in names that are ranked, the newest of them. */
const RANKED = 500;

/** A search of which very many matches are expected. */
export interface FrequentSearch {
  searchable: Searchable;
  where: SQL;
  /** Matches anywhere. */
  query: SQL;
  /** The same terms in names only. */
  namesQuery: SQL;
  expected: Expectation;
}

/**
 * A page of ids of a search that very many records match, without looking at all of them: those with the words in
 * their names, newest first, and where they do not fill the page the best of the newest others.
 */
export async function frequentIds(
  database: Database,
  { searchable, where, query, namesQuery, expected }: FrequentSearch,
  page: PageRequest,
): Promise<string[]> {
  const { table, id, vector, order } = searchable;
  const depth = page.offset + page.limit;
  const slice = sql`limit ${page.limit} offset ${page.offset}`;

  const inNames = sql`${where} and ${namesOf(vector)} @@ ${query}`;
  const names = Math.max(
    await estimateRows(database, sql`select 1 from ${table} where ${inNames}`),
    expected.namesShare * expected.records,
  );
  const named = isDense(names, depth, expected.records)
    ? await idsOf(
        sql`select ${id}::text as id from ${newest(where, WALK)} where ${vector} @@ ${namesQuery} ${slice}`,
      )
    : await idsOf(
        sql`select ${id}::text as id from ${fenced(inNames)}
          order by ${order} ${slice}`,
      );
  if (named.length === page.limit) return named;

  const candidates = isDense(expected.matches, depth, expected.records)
    ? newest(where, WALK)
    : sql`(select * from ${fenced(sql`${where} and ${vector} @@ ${query}`)} order by ${order} limit ${RANKED + depth}) ${table}`;
  return idsOf(sql`
    select ${id}::text as id from ${candidates} where ${vector} @@ ${query}
    order by ts_rank(${WEIGHTS}, ${vector}, ${query}) desc, ${order} ${slice}`);

  async function idsOf(statement: SQL): Promise<string[]> {
    const { rows } = await database.orm().execute<{ id: string }>(statement);
    return rows.map((row) => row.id);
  }

  // Both are named as the table itself, so that the columns of its order mean theirs.

  /** The first records in the table's order. */
  function newest(condition: SQL, limit: number): SQL {
    return sql`(select * from ${table} where ${condition} order by ${order} limit ${limit}) ${table}`;
  }

  /**
   * All that meet the condition, taken from its index before they are sorted. Left to itself the planner walks the
   * order's index for rarer terms than it should: it does not know what reading a vector costs.
   */
  function fenced(condition: SQL): SQL {
    return sql`(select * from ${table} where ${condition} offset 0) ${table}`;
  }
}

/** Whether a walk over the newest records can be expected to meet twice the matches that are needed. */
function isDense(matches: number, needed: number, records: number): boolean {
  return matches * WALK >= needed * 2 * records;
}
