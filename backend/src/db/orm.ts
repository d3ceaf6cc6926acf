import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The query builder that stores use: the pool's, or the running transaction's. */
export type Orm = PgDatabase<NodePgQueryResultHKT>;

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';
