import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';
import { assertSameBeginning } from './older-tables.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number that only Wirefair's migrations use. */
export const MIGRATION_LOCK = 7_301_925;

/** The migrations that this release has, the oldest first; `folderMillis` numbers them. */
export const knownMigrations = (): MigrationMeta[] => readMigrationFiles({ migrationsFolder });

/**
 * Brings the database's tables up to date; several backends starting at once take turns.
 * @throws OlderTablesError when these migrations cannot go on from the tables that are there
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertSameBeginning(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // The connection goes with its settings and, after a failure, with its lock.
    client.release(true);
  }
}

/** Whether the tables are as this version has them, or newer. */
export async function hasAllMigrations(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return false;
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const done = await database.pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(done.rows[0]?.newest ?? 0) >= newest;
}
