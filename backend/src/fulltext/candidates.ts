import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { estimateRows } from '../db/estimate-rows.ts';
import { EXACT_BELOW } from './estimate.ts';
import { namesSource } from './names.ts';
import type { Searchable } from './searchable.ts';
import { typedTermsOf } from './terms.ts';

/** Newest records that are looked at first, at 3 µs each at most, where many match. */
const WALK = 2000;

/**
 * Some records in whose names a text goes on that is still being typed; any of them, not the best. Costs about the
 * same however many there are: where many match, the newest records hold enough of them, and where few do, the index
 * of names has them at hand.
 * @param limit candidates at most
 * @param enough with so many among the newest records no others are looked for
 */
export async function candidateIds(
  database: Database,
  searchable: Searchable,
  text: string,
  { limit, enough }: { limit: number; enough: number },
): Promise<string[]> {
  const { table, id, order } = searchable;
  const terms = typedTermsOf(text);
  if (terms.length === 0) return [];
  const source = namesSource(searchable, terms);
  const inNames = sql`${source.base} and ${source.indexed}`;
  if ((await estimateRows(database, sql`select 1 from ${source.table} where ${inNames}`)) > EXACT_BELOW) {
    const newest = sql`(select * from ${source.table} where ${source.base} order by ${order} limit ${WALK}) ${table}`;
    const found = await idsOf(
      sql`select ${id}::text as id from ${newest} where ${source.walked} limit ${limit}`,
    );
    if (found.length >= enough) return found;
  }
  // Fenced, so that the limit does not tempt the planner to read the table instead of the index.
  return idsOf(
    sql`select ${id}::text as id from (select * from ${source.table} where ${inNames} offset 0) ${table} limit ${limit}`,
  );

  async function idsOf(statement: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await database.orm().execute<{ id: string }>(statement);
    return rows.map((row) => row.id);
  }
}
