import { readFileSync } from 'node:fs';
import Type from 'typebox';
import type { Queries } from '../db/database.ts';
import { knownMigrations } from '../db/migrate.ts';
import { parseJson } from '../parse-json.ts';
import { BackupError } from './format.ts';

/** Version of this release. */
export function releaseVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return parseJson(Type.Object({ version: Type.String() }), text).version;
}

/** Number of this release's last migration. */
export const newestMigration = (): number =>
  Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis));

/**
 * Makes sure that the tables of a database are those of this release.
 * @returns the number of their last migration
 * @throws BackupError when they are not, or when there are none
 */
export async function assertOwnTables(client: Queries): Promise<number> {
  const known = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (known.rows[0]?.exists !== true) throw new BackupError('The database holds no tables of Wirefair.');
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const last = Number(rows[0]?.last ?? 0);
  if (last === newestMigration()) return last;
  throw new BackupError(
    `The tables of the database are of another release than this one (${releaseVersion()}); use the release that runs on it.`,
  );
}
