import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { estimateRows } from '../db/estimate-rows.ts';
import { recordsOf, type Search } from './searchable.ts';
import { queryOf } from './vector.ts';

/** Newest records whose share of matches is taken, at 3 to 6 µs each. */
const SAMPLE = 200;

/**
 * Below this many matches all are ranked and counted, which takes about 5 µs each: most of it is reading the
 * vector. From there on only a part is looked at and the total is an estimate, so that a search costs about the same
 * at any size.
 */
export const EXACT_BELOW = 1000;

/** Share that the planner expects of a term it has no statistics of: there may be few matches or none. */
const UNKNOWN_SHARE = 0.0051;

/** What to expect of a search before it is made. */
export interface Expectation {
  /** Records that are searched. */
  records: number;
  /** Those that match anywhere. */
  matches: number;
  /** Share of the newest records that match in their names; 0 where no sample was taken. */
  namesShare: number;
  /** Query of the rare ones among the terms; undefined where there is no difference between them. */
  rare?: SQL;
}

/** Whether so many matches are few, as far as an estimate can tell. */
export function areFew({ matches, records }: Expectation): boolean {
  return matches < Math.max(EXACT_BELOW, UNKNOWN_SHARE * records);
}

/**
 * Expects what the planner does, or what the newest records show where that is far more: the planner takes several
 * terms for independent of each other, which the pairs of one word or the words of one expression are not.
 */
export async function expectMatches(database: Database, search: Search): Promise<Expectation> {
  const { query, terms } = search;
  const { table, vector } = search.searchable;
  const where = recordsOf(search);
  const [records, planned, newest] = await Promise.all([
    estimateRows(database, sql`select 1 from ${table} where ${where}`),
    estimateRows(database, sql`select 1 from ${table} where ${where} and ${vector} @@ ${query}`),
    terms.length > 1 ? sampleNewest(database, search) : undefined,
  ]);
  if (!newest) return { records, matches: planned, namesShare: 0 };

  const sampled = Math.round(newest.share * records);
  const unseen = terms.filter((_term, at) => !newest.seen[at]);
  return {
    records,
    // Noise in the sample shall not correct what the planner knows well.
    matches: sampled > 1.5 * planned ? sampled : planned,
    namesShare: newest.namesShare,
    ...(unseen.length > 0 && unseen.length < terms.length && { rare: queryOf(unseen) }),
  };
}

/** Shares of the newest records that match anywhere and in names, and which of the terms any of them holds. */
async function sampleNewest(database: Database, search: Search) {
  const { query, namesQuery, terms } = search;
  const { table, vector, order } = search.searchable;
  const where = recordsOf(search);
  const seen = terms.map((term) => {
    const one = queryOf([term]);
    // A stop word leaves an empty query: nothing matches it and nothing has to.
    return sql`bool_or(vector @@ ${one} or numnode(${one}) = 0)`;
  });
  const { rows } = await database.orm().execute<{ share: number; names: number; seen: boolean[] }>(sql`
    select coalesce(avg(matches::int), 0)::float8 as share, array[${sql.join(seen, sql`, `)}] as seen,
      coalesce(avg((matches and vector @@ ${namesQuery})::int), 0)::float8 as names
    from (
      select ${vector} as vector, ${vector} @@ ${query} as matches
      from ${table} where ${where} order by ${order} limit ${SAMPLE}) newest`);
  return { share: rows[0]?.share ?? 0, namesShare: rows[0]?.names ?? 0, seen: rows[0]?.seen ?? [] };
}
