import { existsSync, renameSync, rmSync } from 'node:fs';
import { type Config, prepareDataDir } from '../config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { SETUP_LIMIT_MS } from '../db/set-up.ts';
import { keyName } from '../sealing/seal.ts';
import { keysThere } from '../sealing/key-file.ts';
import { openUploadStorage, type UploadStorage } from '../uploads/index.ts';
import { afterRestore } from './after-restore.ts';
import { BackupError, type Manifest } from './format.ts';
import { assertOwnTables } from './migrations.ts';
import { readArchive } from './read-archive.ts';
import { formerUploads, type FormerUpload, restoreDatabase } from './restore-database.ts';
import { restoreFile } from './restore-files.ts';
import { placesIn, settleRestored } from './restored-folder.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'secretKeys'>;

export interface RestoreOptions {
  /** The backup. */
  from: string;
  /** Name of the database that may be replaced: that on the server, or the data folder; undefined: none may. */
  replace?: string | undefined;
  /** Whether a backup is restored although a key is missing that sealed what is in it. */
  withoutKey?: boolean;
  sendsMessages?: boolean;
  progress?: (text: string) => void;
}

export interface Restored {
  manifest: Manifest;
  /** Waiting messages that were ended. */
  ended: number;
}

/** Connections of a server that is restored: the transaction's one, so that nobody else is there. */
const CONNECTIONS = 1;

const server = (url: string): Database =>
  openDatabase({ url, poolSize: CONNECTIONS, statementTimeoutMs: SETUP_LIMIT_MS });

/** @throws BackupError where a key is missing without which the service cannot open what the backup holds */
function assertKeys({ keys }: Manifest, { secretKeys, dataDir }: Place): void {
  const there = (secretKeys ?? keysThere(dataDir)).map(keyName);
  const missing = keys.filter((name) => !there.includes(name));
  if (missing.length === 0) return;
  throw new BackupError(
    `The key that sealed secrets in the backup is missing (${missing.join(', ')}): set SECRET_KEY to it, or put the file secret-key of then into ${dataDir}; --without-key restores all the same, but the service does not start without it.`,
  );
}

/** Restores what the backup holds into an open database and the storage. */
async function restoreInto(
  database: Database,
  storage: UploadStorage,
  { from, sendsMessages = false, progress }: RestoreOptions,
  { manifest, replaces, former }: { manifest: Manifest; replaces: boolean; former: readonly FormerUpload[] },
): Promise<Restored> {
  let files = 0;
  let rows = 0;
  const file = async (name: string, content: Parameters<typeof restoreFile>[2]) => {
    await restoreFile(storage, name, content);
    files += 1;
    if (files % 100 === 0) progress?.(`Uploads: ${files} of ${manifest.files?.count ?? 0}`);
  };
  const ended = await restoreDatabase(database, {
    manifest,
    replaces,
    former,
    sendsMessages,
    read: ({ part }) =>
      readArchive(from, {
        part: async (one) => {
          await part?.(one);
          rows += one.rows;
          progress?.(`Rows: ${rows}, table ${one.table}`);
        },
        file,
      }),
  });
  return { manifest, ended };
}

async function restoreServer(
  url: string,
  storage: UploadStorage,
  options: RestoreOptions,
  manifest: Manifest,
) {
  const database = server(url);
  try {
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    if (options.replace !== undefined && options.replace !== name)
      throw new BackupError(`The database that DATABASE_URL names is ${name}, not ${options.replace}.`);
    const replaces = options.replace !== undefined;
    const restored = await restoreInto(database, storage, options, { manifest, replaces, former: [] });
    // Without numbers about its tables a server plans badly.
    await database.pool.query('analyze');
    return restored;
  } finally {
    await database.close();
  }
}

/** Uploads of the embedded database that is replaced; none where it cannot be opened any more. */
async function formerOf(folder: string): Promise<FormerUpload[]> {
  if (!existsSync(folder)) return [];
  const database = openDatabase({ dataDir: folder, statementTimeoutMs: SETUP_LIMIT_MS });
  try {
    return await formerUploads(database.queries());
  } catch {
    return [];
  } finally {
    await database.close();
  }
}

async function restoreFolder(
  dataDir: string,
  storage: UploadStorage,
  options: RestoreOptions,
  manifest: Manifest,
) {
  prepareDataDir(dataDir);
  const unlock = await lockFolder(dataDir);
  const { current, filling, restored } = placesIn(dataDir);
  try {
    rmSync(filling, { recursive: true, force: true });
    settleRestored(dataDir);
    if (existsSync(current) && options.replace === undefined)
      throw new BackupError(
        `The data folder ${dataDir} holds a database; to replace it, say --replace ${dataDir}.`,
      );
    if (options.replace !== undefined && options.replace !== dataDir)
      throw new BackupError(`The data folder is ${dataDir}, not ${options.replace}.`);
    const former = await formerOf(current);
    const database = openDatabase({ dataDir: filling, statementTimeoutMs: SETUP_LIMIT_MS });
    let done: Restored;
    try {
      done = await restoreInto(database, storage, options, { manifest, replaces: false, former });
      // What is in its files need not be read from its log at the next start.
      await database.pool.query('checkpoint');
    } catch (error) {
      await database.close();
      rmSync(filling, { recursive: true, force: true });
      throw error;
    }
    await database.close();
    renameSync(filling, restored);
    settleRestored(dataDir);
    return done;
  } finally {
    await unlock();
  }
}

/**
 * Restores a backup into an empty database, or in the place of one that is named. First the backup is read through, so that
 * nothing is begun with one that is not whole. Uploads are put before the tables are there that name them.
 * @throws BackupError with nothing changed but, perhaps, uploads that nobody names
 */
export async function restore(place: Place, options: RestoreOptions): Promise<Restored> {
  const { dataDir, databaseUrl, s3 } = place;
  options.progress?.('Checking the backup');
  const manifest = await readArchive(options.from);
  if (options.withoutKey !== true) assertKeys(manifest, place);
  prepareDataDir(dataDir);
  const storage = openUploadStorage(dataDir, s3);
  try {
    return databaseUrl
      ? await restoreServer(databaseUrl, storage, options, manifest)
      : await restoreFolder(dataDir, storage, options, manifest);
  } finally {
    storage.close();
  }
}

/**
 * What {@link restore} does beside restoring, for a database on a server that was brought to an earlier moment in another
 * way, such as point-in-time recovery.
 * @returns how many waiting messages were ended
 */
export async function settleRecovered(databaseUrl: string, sendsMessages: boolean): Promise<number> {
  const database = server(databaseUrl);
  try {
    await assertOwnTables(database.pool);
    return await database.transaction(() => afterRestore(database, { sendsMessages, at: new Date() }));
  } finally {
    await database.close();
  }
}
