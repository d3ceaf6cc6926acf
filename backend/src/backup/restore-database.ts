import type { Database, Queries } from '../db/database.ts';
import { knownMigrations, MIGRATION_LOCK } from '../db/migrate.ts';
import { SETUP_LOCK } from '../db/set-up.ts';
import { noteRemoved } from '../uploads/index.ts';
import { afterRestore } from './after-restore.ts';
import { tablesOf } from './catalogue.ts';
import { BackupError, type Manifest } from './format.ts';
import { applyMigrations, dropEverything, TableLoad } from './load-tables.ts';
import { releaseVersion } from './migrations.ts';
import type { Receiver } from './read-archive.ts';

/** An upload by its name and the width of its picture. */
export interface FormerUpload extends Record<string, unknown> {
  name: string;
  width: number;
}

/** Uploads of a database that is about to be replaced; none where it has no such table. */
export async function formerUploads(client: Queries): Promise<FormerUpload[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.upload') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return [];
  return (await client.query<FormerUpload>('select name, width from upload')).rows;
}

/** @throws BackupError for a backup of a newer release, or of one whose tables begin otherwise */
function migrationsOf({ migration, release }: Manifest) {
  const known = knownMigrations();
  if (!known.some(({ folderMillis }) => folderMillis === migration)) {
    throw new BackupError(
      `The backup is of release ${release}, whose tables this release (${releaseVersion()}) does not know; restore it with that release.`,
    );
  }
  return {
    before: known.filter(({ folderMillis }) => folderMillis <= migration),
    after: known.filter(({ folderMillis }) => folderMillis > migration),
  };
}

/** Makes sure that nobody else uses a database on a server. @throws BackupError where somebody does */
async function assertAlone(client: Queries): Promise<void> {
  // The kind of a process is hidden from ordinary roles; the server's own have no user.
  const { rows } = await client.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`);
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new BackupError(
    `The database is in use by ${others} other connection${others === 1 ? '' : 's'}; stop all backends and other programs that use it.`,
  );
}

/** Notes the files of uploads that only the replaced database knew, so that the service removes them. */
async function noteFormer(database: Database, former: readonly FormerUpload[]): Promise<void> {
  const step = 500;
  for (let from = 0; from < former.length; from += step) {
    const some = former.slice(from, from + step);
    const { rows } = await database
      .queries()
      .query<{ name: string }>(
        `select f.name from unnest($1::text[]) f (name) where not exists (select 1 from upload u where u.name = f.name)`,
        [some.map(({ name }) => name)],
      );
    const gone = new Set(rows.map(({ name }) => name));
    await noteRemoved(
      database,
      some.filter(({ name }) => gone.has(name)),
    );
  }
}

export interface DatabaseRestore {
  manifest: Manifest;
  /** Hands the backup's parts over. */
  read: (receiver: Pick<Receiver, 'part'>) => Promise<unknown>;
  /** Whether what is in the database goes; without it a database that holds anything is refused. */
  replaces: boolean;
  /** Uploads of a database that is replaced elsewhere. */
  former: readonly FormerUpload[];
  sendsMessages: boolean;
}

/** Takes the locks by which starting backends wait for each other, and looks whether there is room. */
async function claim(database: Database, replaces: boolean): Promise<FormerUpload[]> {
  const client = database.queries();
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  for (const lock of [SETUP_LOCK, MIGRATION_LOCK])
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
  const tables = await tablesOf(client);
  if (tables.length === 0) return [];
  if (!replaces)
    throw new BackupError('The database is not empty; to replace what it holds, say so with --replace.');
  await assertAlone(client);
  const former = await formerUploads(client);
  await dropEverything(client);
  return former;
}

/**
 * Restores all tables, in one transaction: they are there when it has been committed, and before that the database is as it
 * was. Tables are made as they were when the backup was written, and then brought up to this release.
 * @returns how many waiting messages were ended
 */
export function restoreDatabase(
  database: Database,
  { manifest, read, replaces, former, sendsMessages }: DatabaseRestore,
): Promise<number> {
  const { before, after } = migrationsOf(manifest);
  return database.transaction(async () => {
    const client = database.queries();
    const replaced = await claim(database, replaces);
    await applyMigrations(client, before);
    const load = await TableLoad.begin(client);
    await read({ part: (part) => load.add(part) });
    await load.finish(manifest.sequences);
    await applyMigrations(client, after);
    await noteFormer(database, [...former, ...replaced]);
    return afterRestore(database, { sendsMessages, at: new Date() });
  });
}
