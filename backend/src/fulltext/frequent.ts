import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { anyOf } from '../db/any-of.ts';
import type { Database } from '../db/database.ts';
import { estimateRows } from '../db/estimate-rows.ts';
import type { PageRequest } from '../http/page.ts';
import type { Expectation } from './estimate.ts';
import { namesSource } from './names.ts';
import { recordsOf, WEIGHTS, type Search } from './searchable.ts';

/** Records whose whole vectors a walk looks at, at 3 µs each. */
const WALK = 2000;

/** Matches elsewhere than in names that are ranked, the newest of them. */
const RANKED = 500;

/**
 * A page of ids of a search that very many records match, without looking at all of them: those with the words in
 * their names, newest first, and where they do not fill the page the best of the newest others.
 */
export async function frequentIds(
  database: Database,
  search: Search,
  expected: Expectation,
  page: PageRequest,
): Promise<string[]> {
  const { searchable, query } = search;
  const { table, id, vector, order } = searchable;
  const named = await namedIds(database, search, expected, page);
  if (named.length === page.limit) return named;

  const where = recordsOf(search);
  const depth = page.offset + page.limit;
  // Whether a walk can be expected to meet twice the matches that are needed.
  const dense = expected.matches * WALK >= 2 * depth * expected.records;
  const candidates = dense
    ? sql`(select * from ${table} where ${where} order by ${order} limit ${WALK}) ${table}`
    : await newestMatches(database, search, expected, RANKED + depth);
  return idsOf(
    database,
    sql`select ${id}::text as id from ${candidates} where ${vector} @@ ${query}
      order by ts_rank(${WEIGHTS}, ${vector}, ${query}) desc, ${order} ${sliceOf(page)}`,
  );
}

/** The newest records that match anywhere, so many of them, named as the table. */
async function newestMatches(
  database: Database,
  search: Search,
  expected: Expectation,
  wanted: number,
): Promise<SQL> {
  const { searchable, query } = search;
  const { table, id, vector, order } = searchable;
  const where = recordsOf(search);
  // Reading a match from the index takes as long as a record of a walk, which goes twice as far as they are expected.
  const far = Math.ceil((2 * wanted * expected.records) / expected.matches);
  if (far < expected.matches) {
    const newest = sql`(select * from ${table} where ${where} order by ${order} limit ${far}) ${table}`;
    const found = await idsOf(
      database,
      sql`select ${id}::text as id from ${newest} where ${vector} @@ ${query} limit ${wanted}`,
    );
    if (found.length === wanted) return sql`(select * from ${table} where ${anyOf(id, found)}) ${table}`;
  }
  const matching = sql`${where} and ${vector} @@ ${query}`;
  return sql`(select * from ${fenced(table, sql`${table}`, matching)} order by ${order} limit ${wanted}) ${table}`;
}

/** The page of those with the words in their names; not full where they end before its end. */
async function namedIds(
  database: Database,
  { searchable, where, terms }: Search,
  expected: Expectation,
  page: PageRequest,
): Promise<string[]> {
  const { table, id, order } = searchable;
  const source = namesSource(searchable, terms);
  const among = sql`${source.base} and ${where}`;
  const inNames = sql`${among} and ${source.indexed}`;
  const planned = await estimateRows(database, sql`select 1 from ${source.table} where ${inNames}`);
  let names = Math.max(planned, expected.namesShare * expected.records);
  const depth = page.offset + page.limit;
  // Twice as far as the page's last match is expected to lie.
  const distance = () => (2 * depth * expected.records) / names;
  // How often several terms stand in a name together nobody knows: a short walk finds the page or tells.
  if (terms.length > 1 || distance() <= source.walk) {
    const found = await walkedIds(source.walk, { offset: 0, limit: depth });
    if (found.length === depth) return found.slice(page.offset);
    names = Math.max(1, (found.length / source.walk) * expected.records);
  }
  // All matches are read from the index, to be sorted, so that many of them cost more than a walk.
  if (distance() <= source.matchCost * names) {
    const found = await walkedIds(distance(), page);
    if (found.length === page.limit) return found;
  }
  return idsOf(
    database,
    sql`select ${id}::text as id from ${fenced(table, source.table, inNames)} order by ${order} ${sliceOf(page)}`,
  );

  function walkedIds(far: number, slice: PageRequest): Promise<string[]> {
    const newest = sql`(select * from ${source.table} where ${among} order by ${order} limit ${Math.ceil(far)}) ${table}`;
    return idsOf(
      database,
      sql`select ${id}::text as id from ${newest} where ${source.walked} ${sliceOf(slice)}`,
    );
  }
}

const sliceOf = ({ limit, offset }: PageRequest): SQL => sql`limit ${limit} offset ${offset}`;

/**
 * All records of `source` that meet the condition, taken from its index before they are sorted, and named as the table,
 * so that the columns of its order mean theirs. Left to itself the planner walks the order's index for rarer terms than
 * it should: it does not know what reading a vector costs.
 */
function fenced(table: PgTable, source: SQL, condition: SQL): SQL {
  return sql`(select * from ${source} where ${condition} offset 0) ${table}`;
}

async function idsOf(database: Database, statement: SQL): Promise<string[]> {
  const { rows } = await database.orm().execute<{ id: string }>(statement);
  return rows.map((row) => row.id);
}
