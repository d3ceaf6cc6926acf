import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** The tables were made by a version whose migrations this version does not have; nothing was changed. */
export class OlderTablesError extends Error {}

/** Moment of the first migration that made these tables, as the migrations state it; undefined without any. */
async function firstMigration(client: pg.ClientBase): Promise<number | undefined> {
  const known = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!known.rows[0]?.exists) return undefined;
  const { rows } = await client.query<{ first: string | null }>(
    'select min(created_at) as first from drizzle.__drizzle_migrations',
  );
  return rows[0]?.first ? Number(rows[0].first) : undefined;
}

/**
 * Makes sure that the migrations of the folder can go on from the tables that are there.
 * @throws OlderTablesError when these began with another migration than the first one of the folder
 */
export async function assertSameBeginning(client: pg.ClientBase, migrationsFolder: string): Promise<void> {
  const first = await firstMigration(client);
  if (first === undefined) return;
  const [initial] = readMigrationFiles({ migrationsFolder });
  if (first !== initial?.folderMillis) throw new OlderTablesError('the tables are of an older version');
}
