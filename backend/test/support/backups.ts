import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { quoted, tablesOf } from '../../src/backup/catalogue.ts';
import { LEFT_OUT } from '../../src/backup/format.ts';
import { placesIn } from '../../src/backup/restored-folder.ts';
import { serveBackups } from '../../src/backup/serve-backups.ts';
import { lockFolder } from '../../src/db/folder-lock.ts';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createMessaging } from '../../src/outbox/index.ts';
import { createReview } from '../../src/review/index.ts';
import { createSeal, newKey } from '../../src/sealing/seal.ts';
import { openUploadStorage } from '../../src/uploads/index.ts';
import { everythingSent } from './sending.ts';
import { TestClock, type useService } from './service.ts';
import { addressOf } from './setup-postgres.ts';

/** Where a database and its uploads are. */
export interface TestPlace {
  dataDir: string;
  databaseUrl: string | undefined;
  s3: undefined;
  secretKeys: Buffer[];
}

const log = pino({ enabled: false });
/** What has to be removed when the tests are over. */
const leftovers: (() => Promise<unknown>)[] = [];

export async function removePlaces(): Promise<void> {
  for (const remove of leftovers.splice(0).toReversed()) await remove();
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/** An empty place: a folder, and a database on the tests' server where they run on one and it is wanted. */
export async function emptyPlace(onPostgres = inject('database').kind === 'postgres'): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wirefair-place-'));
  leftovers.push(() => rm(dataDir, { recursive: true, force: true }));
  const place = { dataDir, databaseUrl: undefined, s3: undefined, secretKeys: [newKey()] };
  const source = inject('database');
  if (source.kind === 'pglite' || !onPostgres) return place;
  const name = `wirefair_place_${randomBytes(6).toString('hex')}`;
  await onServer(source.server, `create database ${name}`);
  leftovers.push(() => onServer(source.server, `drop database if exists ${name} with (force)`));
  return { ...place, databaseUrl: addressOf(source.server, name) };
}

/** The place of a running service of the tests; an embedded one hands out backups of itself there. */
export async function placeOf(service: ReturnType<typeof useService>): Promise<TestPlace> {
  const { database, storage } = { database: service.database(), storage: service.storage() };
  // `uploads/.incoming` in it.
  const dataDir = dirname(dirname(storage.incoming));
  const source = inject('database');
  const place = { dataDir, s3: undefined, secretKeys: [newKey()] };
  if (source.kind === 'postgres') {
    const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
    return { ...place, databaseUrl: addressOf(source.server, rows[0]?.name ?? '') };
  }
  const unlock = await lockFolder(dataDir);
  const stop = await serveBackups({ dataDir, database, storage, log });
  leftovers.push(async () => {
    stop();
    await unlock();
  });
  return { ...place, databaseUrl: undefined };
}

/** The database of a place, for looking into it. */
export const openPlace = ({ dataDir, databaseUrl }: TestPlace): Database =>
  openDatabase(
    databaseUrl
      ? { url: databaseUrl, poolSize: 4, statementTimeoutMs: 60_000 }
      : { dataDir: placesIn(dataDir).current, statementTimeoutMs: 60_000 },
  );

/** The service as it starts on a place. */
export async function startOn(place: TestPlace) {
  const database = openPlace(place);
  const clock = new TestClock();
  const realTime = () => new Date();
  const storage = openUploadStorage(place.dataDir, undefined);
  const { app, jobs } = await buildApp({
    database,
    clock,
    realTime,
    demoEdition: true,
    demoReviewSeconds: null,
    logger: false,
    messages: createMessaging({ database, now: realTime, providers: {}, policy: everythingSent, log }).outbox,
    storage,
    review: createReview({ database, clock, realTime }),
    site: 'https://fair.example/d',
    seal: createSeal(place.secretKeys),
  });
  await app.ready();
  const stop = async () => {
    await app.close();
    storage.close();
    await database.close();
  };
  return { app, jobs, database, storage, stop };
}

/** What a restore changes besides bringing back: what was to be sent, exports of partners, the log of changes. */
const SETTLED = ['bulk_export', 'change', 'change_log', 'change_mark', 'outgoing_message'];

/** A checksum of the content of each table that a restore brings back as it was. */
export async function contentOf(database: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await tablesOf(database.pool)) {
    if (LEFT_OUT.includes(name) || SETTLED.includes(name)) continue;
    const { rows } = await database.pool.query<{ text: string }>(
      `select r::text as text from ${quoted(name)} r order by r::text collate "C"`,
    );
    const hash = createHash('sha256');
    for (const { text } of rows) hash.update(`${text}\n`);
    sums[name] = `${rows.length} ${hash.digest('hex')}`;
  }
  return sums;
}

/** Starts a program of the backend from its source, in a process of its own. */
export function startProgram(name: 'backup' | 'restore', place: TestPlace, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `src/${name}.ts`, ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SECRET_KEY: place.secretKeys.map((key) => key.toString('base64')).join(','),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = new Promise<{ code: number | null; written: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, written })),
  );
  return { kill: () => child.kill('SIGKILL'), ended };
}
