import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { errorOf } from '@wirefair/service-kit/thrown';
import { pack as newPack, type Pack } from 'tar-stream';
import Type from 'typebox';
import type { Database } from '../db/database.ts';
import { parseJson } from '../parse-json.ts';
import { keysIn } from '../sealing/seal.ts';
import { filesOf, holdFiles, type UploadStorage } from '../uploads/index.ts';
import { BEGIN, type Begin, FILES, FORMAT, MANIFEST, type Manifest, type Sum, TABLES } from './format.ts';
import { assertOwnTables, releaseVersion } from './migrations.ts';
import type { TablePart } from './snapshot.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';
import { Tally, tallyOf } from './tally.ts';

const compressed = promisify(gzip);

const RECEIVER_GONE = 'the receiver of the backup has gone';

/** Uploads that are named where they are missing. */
const MISSING_TOLD = 100;

const UploadRow = Type.Object({ name: Type.String(), width: Type.Integer() });

export interface Source {
  database: Database;
  storage: UploadStorage;
  /** Whether uploads are a part of the backup. */
  withFiles: boolean;
}

/** One file in the tar file, from memory. @throws Error where the receiver has gone */
function addEntry(pack: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error(RECEIVER_GONE));
    pack.once('close', gone);
    const entry = pack.entry({ name, mode: 0o600 }, content, (error) => {
      pack.off('close', gone);
      if (error) reject(error);
      else resolve();
    });
    // The entry of a receiver that goes fails with it. The callback is told; without a listener the process would end.
    entry.on('error', () => {});
  });
}

/** Writes the rows, and finds out what else a backup of them needs. */
async function addTables(pack: Pack, parts: AsyncIterable<TablePart>) {
  const tallies = new Map<string, Tally>();
  const keys = new Set<string>();
  /** Uploads with the names of their copies: about 100 bytes of memory each. */
  const uploads: [name: string, width: number][] = [];
  let number = 0;
  let table = '';
  for await (const part of parts) {
    number = part.table === table ? number + 1 : 0;
    table = part.table;
    tallyOf(tallies, table).addLines(part.content, part.rows);
    const text = part.content.toString();
    for (const key of keysIn(text)) keys.add(key);
    if (table === 'upload') {
      for (const line of text.trimEnd().split('\n')) {
        const { name, width } = parseJson(UploadRow, line);
        uploads.push([name, width]);
      }
    }
    await addEntry(
      pack,
      `${TABLES}${table}/${String(number).padStart(6, '0')}.gz`,
      await compressed(part.content),
    );
  }
  const tables = Object.fromEntries(Array.from(tallies, ([name, tally]) => [name, tally.sum()]));
  return { tables, keys: [...keys].toSorted(), uploads };
}

/** Writes one upload as the storage gives it. @returns false where it is not there */
async function addFile(pack: Pack, storage: UploadStorage, name: string, tally: Tally): Promise<boolean> {
  const file = await storage.open(name);
  if (!file) return false;
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  // A receiver that has gone meanwhile takes no entry: nobody else closes the file then.
  if (pack.destroying) {
    file.stream.destroy();
    throw new Error(RECEIVER_GONE);
  }
  const entry = pack.entry({ name: FILES + name, size: file.bytes, mode: 0o600 });
  await pipeline(file.stream, hashing, entry);
  tally.addFile(name, file.bytes, hash.digest('hex'));
  return true;
}

async function addFiles(
  pack: Pack,
  storage: UploadStorage,
  uploads: readonly [name: string, width: number][],
): Promise<{ files: Sum; missing: string[] }> {
  const tally = new Tally();
  const missing: string[] = [];
  for (const [name, width] of uploads) {
    for (const one of filesOf({ name, width })) {
      const isThere = await addFile(pack, storage, one, tally);
      // Some images have no narrower copies: none could be made, or none would have been smaller.
      if (!isThere && one === name) missing.push(name);
    }
  }
  return { files: tally.sum(), missing };
}

async function addAll(pack: Pack, source: Source, { migration, createdAt, sequences, parts, end }: Snapshot) {
  const { database, storage, withFiles } = source;
  const begin: Begin = {
    format: FORMAT,
    release: releaseVersion(),
    migration,
    createdAt: createdAt.toISOString(),
    database: database.embedded ? 'embedded' : 'postgresql',
    hasFiles: withFiles,
  };
  await addEntry(pack, BEGIN, JSON.stringify(begin));
  const { tables, keys, uploads } = await addTables(pack, parts);
  // The database is not needed any more: copying files may take hours.
  await end();
  const { files, missing } = withFiles
    ? await addFiles(pack, storage, uploads)
    : { files: null, missing: [] };
  const manifest: Manifest = {
    ...begin,
    tables,
    sequences,
    files,
    missingFiles: missing.slice(0, MISSING_TOLD),
    keys,
  };
  await addEntry(pack, MANIFEST, JSON.stringify(manifest));
}

/**
 * The backup as a stream; it ends with an error where it cannot be completed, and stops when its receiver goes. First the
 * files of uploads are held, then the snapshot is taken, then the files are copied that it names: they never change, and
 * none of them is removed meanwhile.
 * @param dataDir where the embedded database's rows are kept on the way
 * @throws BackupError before anything is written
 */
export async function archiveOf(source: Source, dataDir: string): Promise<Pack> {
  await assertOwnTables(source.database.pool);
  const letGo = await holdFiles(source.database);
  let snapshot: Snapshot;
  try {
    snapshot = await takeSnapshot(source.database, dataDir);
  } catch (error) {
    await letGo();
    throw error;
  }
  const pack = newPack();
  let isEnded = false;
  const end = async () => {
    if (isEnded) return;
    isEnded = true;
    await snapshot.end();
  };
  void addAll(pack, source, { ...snapshot, end })
    .finally(end)
    .finally(letGo)
    .then(
      () => pack.finalize(),
      (error: unknown) => pack.destroy(errorOf(error)),
    );
  return pack;
}
