import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { LIVE_CHANNEL } from './channel.ts';
import { EmbeddedServer, type EmbeddedOptions } from './pglite/server.ts';
import type { Isolation, Orm } from './orm.ts';
import { Replica } from './replicas/replica.ts';
import { Replicas } from './replicas/replicas.ts';
import { runSavepoint, runTransaction, type RunInside, type Scope } from './transaction.ts';

/** Runs statements: a connection or a pool of the driver. */
export interface Queries {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** The database behind the stores; the same for the embedded one and for a PostgreSQL server. */
export interface Database {
  /**
   * The running transaction's query builder when called inside {@link Database.transaction}, else that of
   * {@link Database.readingFrom}, else the pool's.
   */
  orm(): Orm;
  /** The running transaction's connection, or the pool: for statements that no query builder writes. */
  queries(): Queries;
  /** The driver's pool, for streams and administration. */
  readonly pool: pg.Pool;
  /**
   * How to connect to the server itself, past a pooler of connections: what one connection keeps (listening, locks of a
   * session) gets lost in a pooler that gives the next transaction another connection.
   */
  readonly direct: pg.ClientConfig;
  /** Copies of the database that may answer reads; undefined where none are configured. */
  readonly replicas: Replicas | undefined;
  /** Runs `work`, which only reads, at a replica: outside of its transactions {@link Database.orm} is `orm`. */
  readingFrom<T>(orm: Orm, work: () => Promise<T>): Promise<T>;
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

interface ServerOptions {
  /** PostgreSQL connection string. */
  url: string;
  /**
   * Connection string past a pooler that `url` names, like PgBouncer. Where it is given, connections over `url` are opened
   * without settings of their own, which poolers refuse: the limits of statements are those of the role.
   */
  directUrl?: string | undefined;
  /** Connection strings of replicas; none unless told. */
  readUrls?: readonly string[];
  /** A replica that is further behind is left alone, milliseconds; 5 s unless told. */
  maxLagMs?: number;
  poolSize: number;
  statementTimeoutMs: number;
}

/**
 * How much longer than PostgreSQL itself we wait for a statement, milliseconds: a server that hangs does not end its
 * statements. With {@link CONNECT_WITHIN_MS} and the usual limit of 5 s, a read is answered within 8 s.
 */
const GRACE_MS = 250;
/** Longest wait for a free or a new connection, milliseconds. */
const CONNECT_WITHIN_MS = 2500;
/** The same for a replica, milliseconds: what it does not answer is asked of the primary, within the time of one read. */
const REPLICA_CONNECT_WITHIN_MS = 500;
/** Longest wait for a statement at a replica, milliseconds. */
const REPLICA_WITHIN_MS = 2000;
/** A replica that is further behind is left alone, milliseconds. */
const MAX_LAG_MS = 5000;
/** Longest wait for the connections to end, milliseconds: the service stops within three seconds. */
const CLOSE_WITHIN_MS = 500;

/** A PostgreSQL server, or the embedded database; that may have been started before. */
export type DatabaseOptions = ServerOptions | EmbeddedOptions | { server: EmbeddedServer };

/** What a connection is opened with. @param isPooled whether a pooler stands between, which refuses settings */
const settingsOf = (statementTimeoutMs: number, isPooled: boolean): pg.ClientConfig => ({
  query_timeout: statementTimeoutMs + GRACE_MS,
  ...(isPooled ? {} : { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 30_000 }),
});

function serverPool({ url, directUrl, poolSize, statementTimeoutMs }: ServerOptions): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'wirefair',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...settingsOf(statementTimeoutMs, directUrl !== undefined),
  });
}

function openReplicas(primary: pg.Pool, options: ServerOptions): Replicas | undefined {
  const { readUrls = [], directUrl, poolSize, statementTimeoutMs, maxLagMs = MAX_LAG_MS } = options;
  if (readUrls.length === 0) return undefined;
  const all = readUrls.map((url, index) => {
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      application_name: 'wirefair reads',
      connectionTimeoutMillis: REPLICA_CONNECT_WITHIN_MS,
      ...settingsOf(Math.min(statementTimeoutMs, REPLICA_WITHIN_MS), directUrl !== undefined),
    });
    return new Replica(index + 1, pool, maxLagMs);
  });
  return new Replicas(primary, all);
}

function embeddedPool(embedded: EmbeddedServer): [pg.Pool, EmbeddedServer] {
  const pool = new pg.Pool({
    // One connection: PGlite has one session. The rest waits in the pool's queue.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    password: 'unused',
    // A duplex stream with what the driver uses of a socket.
    stream: () => embedded.connect(),
    // The one session is also the one that listens; each new client of it has to ask anew.
    verify: (client, done) => {
      client.on('notification', ({ payload }) => embedded.notifications.emit('message', payload ?? ''));
      client.query(`listen ${LIVE_CHANNEL}`).then(() => done(), done);
    },
  });
  return [pool, embedded];
}

/** Opens the database; connections are made on first use. */
export function openDatabase(options: DatabaseOptions): Database {
  const [pool, embedded] =
    'url' in options
      ? [serverPool(options), undefined]
      : embeddedPool('server' in options ? options.server : new EmbeddedServer(options));
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});

  const root: Orm = drizzle(pool);
  const current = new AsyncLocalStorage<Scope>();
  const reading = new AsyncLocalStorage<Orm>();
  const replicas = 'url' in options ? openReplicas(pool, options) : undefined;
  // Statements are not limited there: it waits by profession. A dead peer is noticed by the network's own probes.
  const direct: pg.ClientConfig =
    'url' in options
      ? { connectionString: options.directUrl ?? options.url, connectionTimeoutMillis: CONNECT_WITHIN_MS }
      : {};

  return {
    pool,
    embedded,
    direct,
    replicas,
    orm: () => current.getStore()?.orm ?? reading.getStore() ?? root,
    readingFrom: (orm, work) => reading.run(orm, work),
    queries: () => current.getStore()?.client ?? pool,
    transaction: (work, isolation) => {
      const outer = current.getStore();
      const runInside: RunInside = (scope, inner) => current.run(scope, inner);
      return outer ? runSavepoint(outer, work, runInside) : runTransaction(pool, work, runInside, isolation);
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
      // A connection whose server is silent would never end.
      const ended = Promise.all([pool.end(), replicas?.close()]);
      await Promise.race([ended, wait(CLOSE_WITHIN_MS, undefined, { ref: false })]);
      await embedded?.close();
    },
  };
}
