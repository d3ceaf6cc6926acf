import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SearchTerm } from './terms.ts';

/** A table that can be searched. */
export interface Searchable {
  table: PgTable;
  id: PgColumn;
  /** The record's search vector, with a GIN index on it and one on its names. */
  vector: PgColumn;
  /** Order of the table without a search, with an index; also decides between equal matches. */
  order: SQL;
  /** Which of its records are ever found, as the condition of partial indexes says it; all unless told. */
  base?: SQL;
  /** The records that meet the base in a narrow table; conditions and the order have columns of the same names there. */
  narrow?: NarrowTable;
}

/** A table with one narrow row for each record that can be found: reading one costs a tenth. */
export interface NarrowTable {
  table: PgTable;
  /** The terms of its names, with a GIN index, and in the index of the order. Null where they are too many for that. */
  names: PgColumn;
}

/** What is looked for, and where. */
export interface Search {
  searchable: Searchable;
  /** Further conditions, like a category. */
  where: SQL;
  /** One at least; all have to be found. */
  terms: SearchTerm[];
  /** The terms anywhere. */
  query: SQL;
  /** The terms in names only. */
  namesQuery: SQL;
}

/** How a match in a name, in tags, in the company or summary, and elsewhere counts ({D, C, B, A}). */
export const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1.0}'::real[]`;

/** The condition of a search's records in their own table. */
export const recordsOf = ({ searchable: { base }, where }: Pick<Search, 'searchable' | 'where'>): SQL =>
  base ? sql`${base} and ${where}` : where;
