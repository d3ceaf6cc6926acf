import { sql, type SQL } from 'drizzle-orm';
import type { Searchable } from './searchable.ts';
import type { SearchTerm } from './terms.ts';
import { namesOf, queryOf } from './vector.ts';

/** Where the names of a table's records are searched: in their narrow table, if they have one. */
export interface NamesSource {
  /** To read from, named as the table itself, so that the columns of conditions and of the order mean its. */
  table: SQL;
  /** Which of its records are ever found. */
  base: SQL;
  /** Whether a record has the terms in its names, for a walk along the order. */
  walked: SQL;
  /** The same for the index of names. */
  indexed: SQL;
  /** Records that a walk looks at where nobody knows how far the matches lie. */
  walk: number;
  /** Reading a match from the index of names and sorting it takes as long as so many records of a walk. */
  matchCost: number;
}

/** 6 ms of a walk along wide rows, at 3 µs each. */
const WIDE_WALK = 2000;
/** 1 ms of a walk along an index, at 0.25 µs each. */
const NARROW_WALK = 4000;

/** Where, and by which conditions, records with all of the terms in their names are found. */
export function namesSource(
  { table, id, vector, base = sql`true`, narrow }: Searchable,
  terms: SearchTerm[],
): NamesSource {
  const inVector = queryOf(terms, 'A');
  const query = queryOf(terms);
  if (!narrow) {
    return {
      table: sql`${table}`,
      base,
      walked: sql`${vector} @@ ${inVector}`,
      indexed: sql`${namesOf(vector)} @@ ${query}`,
      walk: WIDE_WALK,
      matchCost: 0.5,
    };
  }
  const names = sql`${table}.${sql.identifier(narrow.names.name)}`;
  const wide = sql.identifier('wide');
  const column = (of: { name: string }) => sql`${wide}.${sql.identifier(of.name)}`;
  const matches = sql`(${names} @@ ${query} or (${names} is null and exists (
    select 1 from ${table} ${wide} where ${column(id)} = ${id} and ${column(vector)} @@ ${inVector})))`;
  return {
    table: sql`${narrow.table} ${table}`,
    base: sql`true`,
    walked: matches,
    indexed: matches,
    walk: NARROW_WALK,
    matchCost: 10,
  };
}
