import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { estimateRows } from '../db/estimate-rows.ts';
import type { PageRequest } from '../http/page.ts';
import type { Expectation } from './estimate.ts';
import { namesSource } from './names.ts';
import type { Search } from './searchable.ts';
import { countOf, fenced, idsOf, sliceOf } from './statements.ts';

/** A page of ids of those that have the words in their names, newest first. */
export interface NamedPage {
  ids: string[];
  /** How many have them altogether; undefined where the page is full, for then nobody has counted them. */
  total?: number;
}

/** Finds the page in whichever way is expected to be cheaper: along the order, or in the index of names. */
export async function namedPage(
  database: Database,
  { searchable, where, terms }: Search,
  expected: Expectation,
  page: PageRequest,
): Promise<NamedPage> {
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
    if (found.length === depth) return { ids: found.slice(page.offset) };
    names = Math.max(1, (found.length / source.walk) * expected.records);
  }
  // All matches are read from the index, to be sorted, so that many of them cost more than a walk.
  if (distance() <= source.matchCost * names) {
    const found = await walkedIds(distance(), page);
    if (found.length === page.limit) return { ids: found };
  }
  const all = fenced(table, source.table, inNames);
  const ids = await idsOf(
    database,
    sql`select ${id}::text as id from ${all} order by ${order} ${sliceOf(page)}`,
  );
  if (ids.length === page.limit) return { ids };
  // A page past the last of them does not tell how many there are.
  const counted = ids.length > 0 || page.offset === 0;
  return { ids, total: counted ? page.offset + ids.length : await countOf(database, all) };

  function walkedIds(far: number, slice: PageRequest): Promise<string[]> {
    const newest = sql`(select * from ${source.table} where ${among} order by ${order} limit ${Math.ceil(far)}) ${table}`;
    return idsOf(
      database,
      sql`select ${id}::text as id from ${newest} where ${source.walked} ${sliceOf(slice)}`,
    );
  }
}
