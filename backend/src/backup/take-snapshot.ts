import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import { assertOwnTables } from './migrations.ts';
import { beginSnapshot, readSequences, type TablePart, tableParts } from './snapshot.ts';

/** The database as it was at one moment. */
export interface Snapshot {
  createdAt: Date;
  /** Number of the last migration. */
  migration: number;
  /** Last number that each sequence has given. */
  sequences: Record<string, string>;
  /** All rows; to be read once. */
  parts: AsyncIterable<TablePart>;
  /** Gives back what it takes of the database or of the disk. */
  end: () => Promise<void>;
}

const rowsFolder = (dataDir: string): string => join(dataDir, '.backup');

type Spooled = Pick<TablePart, 'table' | 'rows'> & { bytes: number };

/** Writes parts into a file. @returns what stands in it, in its order */
async function spool(parts: AsyncIterable<TablePart>, file: FileHandle): Promise<Spooled[]> {
  const spooled: Spooled[] = [];
  for await (const { table, rows, content } of parts) {
    await file.appendFile(content);
    spooled.push({ table, rows, bytes: content.length });
  }
  return spooled;
}

async function* unspool(spooled: readonly Spooled[], file: FileHandle): AsyncGenerator<TablePart> {
  let at = 0;
  for (const { table, rows, bytes } of spooled) {
    const content = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(content, 0, bytes, at);
    if (bytesRead !== bytes) throw new Error('rows of the backup are missing on the disk');
    at += bytes;
    yield { table, rows, content };
  }
}

async function begun(client: PoolClient): Promise<Omit<Snapshot, 'end'>> {
  await beginSnapshot(client);
  const migration = await assertOwnTables(client);
  const createdAt = new Date();
  return { createdAt, migration, sequences: await readSequences(client), parts: tableParts(client) };
}

/** Ends the snapshot's transaction. Its connection is closed: its settings go with it. */
async function over(client: PoolClient): Promise<void> {
  await client.query('rollback').catch(() => {});
  client.release(true);
}

/** On a PostgreSQL server: the transaction stays open while it is read, and nobody waits for it. */
async function serverSnapshot(database: Database): Promise<Snapshot> {
  const client = await database.pool.connect();
  client.on('error', () => {});
  const end = () => over(client);
  try {
    return { ...(await begun(client)), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Of the embedded database, whose one connection everybody waits for meanwhile: it is written to the disk beside the
 * database as fast as that goes, so that a slow receiver keeps nobody waiting.
 */
async function embeddedSnapshot(database: Database, dataDir: string): Promise<Snapshot> {
  const folder = rowsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  const end = async () => {
    await file.close();
    await rm(path, { force: true });
  };
  try {
    const client = await database.pool.connect();
    try {
      const taken = await begun(client);
      const spooled = await spool(taken.parts, file);
      return { ...taken, parts: unspool(spooled, file), end };
    } finally {
      await over(client);
    }
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param dataDir where the embedded database's rows are kept until they have been handed over */
export const takeSnapshot = (database: Database, dataDir: string): Promise<Snapshot> =>
  database.embedded ? embeddedSnapshot(database, dataDir) : serverSnapshot(database);

/** Removes rows that a killed process left; with the lock of the folder. */
export const sweepSnapshots = (dataDir: string): Promise<void> =>
  rm(rowsFolder(dataDir), { recursive: true, force: true });
