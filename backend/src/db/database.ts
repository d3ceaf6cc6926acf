import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { EmbeddedServer, type EmbeddedOptions } from './pglite/server.ts';

/** The query builder that stores use: the pool's, or the running transaction's. */
export type Orm = PgDatabase<NodePgQueryResultHKT>;

export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/** The database behind the stores; the same for the embedded one and for a PostgreSQL server. */
export interface Database {
  /** The running transaction's query builder when called inside {@link Database.transaction}, else the pool's. */
  orm(): Orm;
  /** The driver's pool, for streams and administration. */
  readonly pool: pg.Pool;
  /** The embedded database's thread; undefined on a PostgreSQL server. */
  readonly embedded: EmbeddedServer | undefined;
  /**
   * Runs `work` in a transaction: committed when it returns, rolled back when it throws. Calls inside it share
   * the transaction, so a store never needs to know whether it runs in one (and the embedded database's single
   * connection cannot wait for itself). A nested call is a savepoint.
   */
  transaction<T>(work: () => Promise<T>, isolation?: Isolation): Promise<T>;
  /**
   * Does `work`, which must not throw, when the running transaction has been committed, never when it is rolled
   * back; outside of a transaction at once. For hints to this process: its death between the two forgets them.
   */
  afterCommit(work: () => void): void;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A running transaction and what waits for its end. */
interface Scope {
  orm: Orm;
  committed: (() => void)[];
}

interface ServerOptions {
  /** PostgreSQL connection string. */
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
}

/** A PostgreSQL server, or the embedded database. */
export type DatabaseOptions = ServerOptions | EmbeddedOptions;

function serverPool({ url, poolSize, statementTimeoutMs }: ServerOptions): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5000,
  });
}

function embeddedPool(options: EmbeddedOptions): [pg.Pool, EmbeddedServer] {
  const embedded = new EmbeddedServer(options);
  const pool = new pg.Pool({
    // One connection: PGlite has one session. The rest waits in the pool's queue.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    // A duplex stream with what the driver uses of a socket.
    stream: () => embedded.connect(),
  });
  return [pool, embedded];
}

/** Opens the database; connections are made on first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const [pool, embedded] = 'url' in options ? [serverPool(options), undefined] : embeddedPool(options);
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});

  const root: Orm = drizzle(pool);
  const current = new AsyncLocalStorage<Scope>();

  return {
    pool,
    embedded,
    orm: () => current.getStore()?.orm ?? root,
    transaction: async (work, isolation) => {
      const outer = current.getStore();
      const committed: Scope['committed'] = [];
      const result = await (outer?.orm ?? root).transaction(
        (tx) => current.run({ orm: tx, committed }, work),
        isolation && { isolationLevel: isolation },
      );
      // What a savepoint asked for waits with the rest for the outermost commit.
      if (outer) outer.committed.push(...committed);
      else for (const hint of committed) hint();
      return result;
    },
    afterCommit: (work) => {
      const scope = current.getStore();
      if (scope) scope.committed.push(work);
      else work();
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
}
