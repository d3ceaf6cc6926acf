import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { PageRequest } from '../http/page.ts';
import type { Expectation } from './estimate.ts';
import { recordsOf, WEIGHTS, type Search } from './searchable.ts';
import { countOf, fenced, sliceOf } from './statements.ts';

/** Records whose whole vectors a walk looks at for a first page, at 3 µs each. */
const WALK = 2000;

/** Matches that are ranked together at most. */
const BLOCK = 500;

/** A page of ids of those that match elsewhere than in their names. */
export interface OthersPage {
  ids: string[];
  /** How many there are altogether; undefined where nobody has counted them. */
  total?: number;
}

/**
 * The page of those that match elsewhere than in names. They are ranked in blocks, the newest block first, because
 * ranking needs the vector of each. The length of a block follows from the search and not from the page, so that a
 * record stands on one page whichever way each page is found.
 */
export async function othersPage(
  database: Database,
  search: Search,
  expected: Expectation,
  page: PageRequest,
  pageLength: number,
): Promise<OthersPage> {
  const perMatch = expected.records / expected.matches;
  // Reading a match from the index takes as long as a record of a walk, which goes twice as far as they are expected.
  const scarce = expected.matches <= 2 * pageLength * perMatch;
  const block = scarce ? BLOCK : Math.min(BLOCK, Math.max(pageLength, Math.floor(WALK / (2 * perMatch))));
  const from = Math.floor(page.offset / block) * block;
  const blocks = {
    offset: from,
    limit: Math.ceil((page.offset + page.limit) / block) * block - from,
  };
  const far = Math.ceil(2 * (from + blocks.limit) * perMatch);
  if (far < expected.matches) {
    const walked = await ranked(database, search, walk(search, far), { block, blocks, page });
    // Fewer than there is room for may be all, or those that lie nearer than expected: the index tells.
    if (walked.read === blocks.limit) return { ids: walked.ids };
  }
  const all = matching(search);
  const { ids, read } = await ranked(database, search, all, { block, blocks, page });
  if (read === blocks.limit) return { ids };
  const counted = read > 0 || from === 0;
  return { ids, total: counted ? from + read : await countOf(database, all) };
}

/** Whether a record matches, but not in its names. */
const elsewhere = ({ searchable: { vector }, query, namesQuery }: Search): SQL =>
  sql`${vector} @@ ${query} and not ${vector} @@ ${namesQuery}`;

/** Those among so many of the newest records, the newest first. */
function walk(search: Search, far: number): SQL {
  const { table, order } = search.searchable;
  const newest = sql`(select * from ${table} where ${recordsOf(search)} order by ${order} limit ${far}) ${table}`;
  return sql`(select * from ${newest} where ${elsewhere(search)}) ${table}`;
}

/** All of them, in no order. */
function matching(search: Search): SQL {
  const { table } = search.searchable;
  return fenced(table, sql`${table}`, sql`${recordsOf(search)} and ${elsewhere(search)}`);
}

/** Reads the blocks, newest first, and ranks each. @returns the page, and how many records the blocks have */
async function ranked(
  database: Database,
  { searchable, query }: Search,
  source: SQL,
  { block, blocks, page }: { block: number; blocks: PageRequest; page: PageRequest },
): Promise<{ ids: string[]; read: number }> {
  const { table, id, vector, order } = searchable;
  const within = { limit: page.limit, offset: page.offset - blocks.offset };
  const { rows } = await database.orm().execute<{ id: string | null; read: string }>(sql`
    with read as materialized (
      select id, rank, row_number() over () as place from (
        select ${id} as id, ts_rank(${WEIGHTS}, ${vector}, ${query}) as rank
        from (select * from ${source} order by ${order} ${sliceOf(blocks)}) ${table}) newest
    ), best as (
      select id, (place - 1) / ${block}::int as block, rank, place from read
      order by block, rank desc, place ${sliceOf(within)}
    )
    select best.id::text as id, read from (select count(*) as read from read) number
    left join best on true order by block, rank desc, place`);
  return { ids: rows.flatMap((row) => row.id ?? []), read: Number(rows[0]?.read ?? 0) };
}
