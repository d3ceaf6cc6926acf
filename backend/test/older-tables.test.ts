import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../src/db/database.ts';
import { migrateDatabase } from '../src/db/migrate.ts';
import { addressOf } from './support/setup-postgres.ts';

/** When the first migration of version 0.2.0 was written; that version had several. */
const FIRST_OF_0_2_0 = 1_795_232_159_863;

const LIMIT_MS = 120_000;

/** Starts the service as its launcher does. @returns its exit code and what it writes for the person who started it */
function startService(settings: Record<string, string>): Promise<{ code: unknown; written: string }> {
  const backend = fileURLToPath(new URL('..', import.meta.url));
  const env = { ...process.env, DEMO_EDITION: '', BACKEND_PORT: '0', LOG_LEVEL: 'error', ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/main.ts'],
      { cwd: backend, env, timeout: LIMIT_MS },
      (error, _out, written) => resolve({ code: error?.code, written }),
    );
  });
}

/** Makes the tables, and states that another migration had begun them. */
async function makeOlder(database: Database): Promise<void> {
  await migrateDatabase(database);
  await database.pool.query('update drizzle.__drizzle_migrations set created_at = $1', [FIRST_OF_0_2_0]);
  await database.close();
}

describe('a start on tables of an older version', () => {
  const source = inject('database');
  const name = `wirefair_older_${randomBytes(6).toString('hex')}`;
  let folder: string;

  const askServer = async (statement: string) => {
    if (source.kind === 'pglite') return;
    const admin = new pg.Client(source.server);
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wirefair-older-'));
    await askServer(`create database ${name}`);
  });
  afterAll(async () => {
    await askServer(`drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'is refused in one sentence, which says what to do',
    async () => {
      const statementTimeoutMs = LIMIT_MS;
      if (source.kind === 'pglite') {
        await makeOlder(openDatabase({ dataDir: join(folder, 'postgres'), statementTimeoutMs }));
        expect(await startService({ DATA_DIR: folder, DATABASE_URL: '' })).toEqual({
          code: 1,
          written: `The data folder ${folder} was made by an older version of Wirefair, whose tables this version cannot take over; choose an empty folder with DATA_DIR, and restore what you need from an export.\n`,
        });
        return;
      }
      const url = addressOf(source.server, name);
      await makeOlder(openDatabase({ url, poolSize: 2, statementTimeoutMs }));
      expect(await startService({ DATA_DIR: folder, DATABASE_URL: url })).toEqual({
        code: 1,
        written:
          'The database at DATABASE_URL was made by an older version of Wirefair, whose tables this version cannot take over; name an empty database with DATABASE_URL, and restore what you need from an export.\n',
      });
    },
    LIMIT_MS,
  );
});
