import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { estimateRows } from '../db/estimate-rows.ts';
import type { PageRequest } from '../http/page.ts';
import type { Expectation } from './estimate.ts';
import { WEIGHTS, type Search } from './searchable.ts';
import { namesOf } from './vector.ts';

/** Records that a walk looks at, at 3 µs each; more of them where a page lies deep. */
const WALK = 2000;

/** Matches elsewhere than in names that are ranked, the newest of them. */
const RANKED = 500;

/**
 * A page of ids of a search that very many records match, without looking at all of them: those with the words in
 * their names, newest first, and where they do not fill the page the best of the newest others.
 */
export async function frequentIds(
  database: Database,
  { searchable, where, terms, query, namesQuery }: Search,
  expected: Expectation,
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
  // Twice as far as the page's last match is expected to lie. Reading a match from the index costs more than a record
  // of the walk, and all are read, to be sorted. Of several terms nobody knows, so that a short walk is worth a try.
  const far = (2 * depth * expected.records) / names;
  const shortWalk = terms.length > 1 ? WALK : 0;
  const walk = far <= Math.max(WALK, names / 2) ? Math.max(WALK, far) : shortWalk;
  let named: string[] = [];
  if (walk > 0) {
    named = await idsOf(
      sql`select ${id}::text as id from ${newest(where, walk)} where ${vector} @@ ${namesQuery} ${slice}`,
    );
  }
  if (named.length < page.limit) {
    named = await idsOf(sql`select ${id}::text as id from ${fenced(inNames)} order by ${order} ${slice}`);
  }
  if (named.length === page.limit) return named;

  // Whether a walk can be expected to meet twice the matches that are needed.
  const dense = expected.matches * WALK >= 2 * depth * expected.records;
  const candidates = dense
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
    return sql`(select * from ${table} where ${condition} order by ${order} limit ${Math.ceil(limit)}) ${table}`;
  }

  /**
   * All that meet the condition, taken from its index before they are sorted. Left to itself the planner walks the
   * order's index for rarer terms than it should: it does not know what reading a vector costs.
   */
  function fenced(condition: SQL): SQL {
    return sql`(select * from ${table} where ${condition} offset 0) ${table}`;
  }
}
