import { type Database, type DatabaseOptions, openDatabase } from './database.ts';

/** Set-up may take long; requests may not. Milliseconds. */
export const SETUP_LIMIT_MS = 60 * 60_000;
/** One keeps the lock, the others work. */
const CONNECTIONS = 4;
/** Any number that only the set-up uses. */
export const SETUP_LOCK = 7_301_926;

/**
 * Brings the database up to date by `work`, whose statements may take long. Of several backends that start at once on
 * one PostgreSQL server each waits for the one before, and finds its work done.
 */
export async function setUpDatabase(
  database: Database,
  options: DatabaseOptions,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  if (database.embedded) return database.embedded.unhurried(SETUP_LIMIT_MS, () => work(database));
  if (!('url' in options)) return work(database);
  const patient = openDatabase({
    // Its locks and settings are those of a connection, which a pooler would give to others.
    url: options.directUrl ?? options.url,
    poolSize: CONNECTIONS,
    statementTimeoutMs: SETUP_LIMIT_MS,
  });
  try {
    const client = await patient.pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
      await work(patient);
    } finally {
      // The lock ends with its connection.
      client.release(true);
    }
  } finally {
    await patient.close();
  }
}
