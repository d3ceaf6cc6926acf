import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorOf } from '@wirefair/service-kit/thrown';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { FolderLockedError, lockFolder, socketAddress } from '../db/folder-lock.ts';
import { SETUP_LIMIT_MS } from '../db/set-up.ts';
import { openUploadStorage } from '../uploads/index.ts';
import { BackupError, type Manifest } from './format.ts';
import { readArchive } from './read-archive.ts';
import { placesIn, settleRestored } from './restored-folder.ts';
import { WITHOUT_FILES } from './serve-backups.ts';
import { sweepSnapshots } from './take-snapshot.ts';
import { archiveOf } from './write-archive.ts';

/** Connections to a server: the snapshot's, and one that prolongs the hold on files. */
const CONNECTIONS = 2;

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

export interface BackupOptions {
  /** File to write; there must be none of this name. */
  to: string;
  withFiles: boolean;
  /** @param bytes written so far */
  progress?: (bytes: number) => void;
}

/** The stream of a backup, and what ends the access to the database. */
interface Opened {
  archive: AsyncIterable<unknown>;
  close: () => Promise<void>;
}

async function fromDatabase(database: Database, place: Place, withFiles: boolean): Promise<Opened> {
  const storage = openUploadStorage(place.dataDir, place.s3);
  const close = async () => {
    storage.close();
    await database.close();
  };
  try {
    return { archive: await archiveOf({ database, storage, withFiles }, place.dataDir), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Asks the service that runs on a data folder. */
async function fromService(dataDir: string, withFiles: boolean): Promise<Opened> {
  const asked = request({
    socketPath: socketAddress(dataDir, 'backup'),
    method: 'POST',
    path: withFiles ? '/' : WITHOUT_FILES,
  }).end();
  const answer = await new Promise<IncomingMessage>((taken, reject) => {
    asked
      .on('response', taken)
      .on('error', (error) =>
        reject(
          new BackupError(
            `A process uses the data folder ${dataDir} and hands out no backup (${error.message}); if the service is just starting, try again when it runs.`,
          ),
        ),
      );
  });
  if (answer.statusCode === 200) return { archive: answer, close: async () => {} };
  let why = '';
  for await (const chunk of answer) why += String(chunk);
  throw new BackupError(`The service could not make a backup: ${why}`);
}

/** Opens the embedded database, or asks the service that has it open. */
async function fromFolder(place: Place, withFiles: boolean): Promise<Opened> {
  const { dataDir } = place;
  if (!existsSync(dataDir)) throw new BackupError(`There is no data folder ${dataDir}.`);
  let unlock: () => Promise<void>;
  try {
    unlock = await lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderLockedError) return fromService(dataDir, withFiles);
    throw error;
  }
  try {
    settleRestored(dataDir);
    await sweepSnapshots(dataDir);
    const { current } = placesIn(dataDir);
    if (!existsSync(current)) throw new BackupError(`The data folder ${dataDir} holds no database.`);
    const database = openDatabase({ dataDir: current, statementTimeoutMs: SETUP_LIMIT_MS });
    const opened = await fromDatabase(database, place, withFiles);
    return { archive: opened.archive, close: () => opened.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function openSource(place: Place, withFiles: boolean): Promise<Opened> {
  const { databaseUrl: url } = place;
  if (!url) return fromFolder(place, withFiles);
  const database = openDatabase({ url, poolSize: CONNECTIONS, statementTimeoutMs: SETUP_LIMIT_MS });
  return fromDatabase(database, place, withFiles);
}

/** Makes what was written and its name durable. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Writes a backup: beside its name first, and under its name when it has been read through and found whole. So whatever has
 * the name is a backup.
 * @throws BackupError with nothing under the name
 */
export async function backUp(place: Place, { to, withFiles, progress }: BackupOptions): Promise<Manifest> {
  const path = resolve(to);
  if (existsSync(path))
    throw new BackupError(`There is a file ${path} already; a backup is never overwritten.`);
  await mkdir(dirname(path), { recursive: true });
  const partial = join(dirname(path), `${basename(path)}.partial`);
  const { archive, close } = await openSource(place, withFiles);
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      progress?.(bytes);
      done(null, chunk);
    },
  });
  try {
    await pipeline(archive, counting, createWriteStream(partial, { mode: 0o600 })).finally(close);
    const manifest = await readArchive(partial);
    await sync(partial);
    await rename(partial, path);
    // Windows opens no folders.
    if (process.platform !== 'win32') await sync(dirname(path));
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup could not be written: ${errorOf(error).message}.`, { cause: error });
  }
}
