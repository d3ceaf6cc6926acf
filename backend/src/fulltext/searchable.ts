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
}

/** What is looked for, and where. */
export interface Search {
  searchable: Searchable;
  /** Further conditions, like the status or a category. */
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
