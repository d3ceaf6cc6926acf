import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type AppParts } from '../../src/app.ts';
import { DEMO_START, type Clock } from '../../src/clock/clock.ts';
import { openDatabase, type Database } from '../../src/db/database.ts';
import type { IndexUpkeep } from '../../src/fulltext/upkeep.ts';
import { createMessaging, sendingPolicy, type Message } from '../../src/outbox/index.ts';
import { startJobs, type PeriodicJob, type Wakes } from '../../src/repeatedly.ts';
import type { Retention } from '../../src/retention/index.ts';
import { createReview, demoReviewer, type Review } from '../../src/review/index.ts';
import { createSeal, newKey } from '../../src/sealing/seal.ts';
import { openUploadStorage, type UploadStorage } from '../../src/uploads/index.ts';
import type { S3Settings } from '../../src/uploads/storage/s3.ts';
import { namedBucket } from './bucket.ts';
import { keptCompilers } from './compilers.ts';
import { addressOf } from './setup-postgres.ts';
import { createLimits } from '../../src/limits/limits.ts';
import { editionSettings } from '../../src/modules/content/index.ts';

/** What the gateway proves itself by. */
export const GATEWAY_SECRET = 'the secret that gateway and backend share in tests';

/** The one before, which is still believed while gateways change over. */
export const FORMER_GATEWAY_SECRET = 'the secret that they shared before it was changed';

/** How long what is handed in waits until the demo decides. */
export const DEMO_REVIEW_SECONDS = 20;

/** A clock that tests set. */
export class TestClock implements Clock {
  readonly isDemo = true;
  private instant = DEMO_START;
  now(): Date {
    return this.instant;
  }
  set(instant: Date): void {
    this.instant = instant;
  }
}

/** A database for one test file, and what removes it when it is closed. */
interface OpenData {
  database: Database;
  remove: () => Promise<void>;
}

async function openCopy(): Promise<OpenData> {
  const source = inject('database');
  if (source.kind === 'pglite') {
    const database = openDatabase({ snapshot: source.snapshot, statementTimeoutMs: 5000 });
    return { database, remove: async () => {} };
  }
  const name = `wirefair_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(source.server);
  await admin.connect();
  await admin.query(`create database ${name} template ${source.template}`);
  const url = addressOf(source.server, name);
  const pooler = process.env['TEST_POOLER_URL'];
  const database = openDatabase({
    ...(pooler ? { url: addressOf(pooler, name), directUrl: url } : { url }),
    poolSize: 8,
    statementTimeoutMs: 5000,
  });
  return {
    database,
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

export interface Answer<T> {
  status: number;
  success: boolean;
  code: number;
  message: string;
  result: T;
  /** All that a refusal tells of fields, where that is several things. */
  errors?: { message: string; field?: string }[];
}

interface RunningService {
  app: Awaited<ReturnType<typeof buildApp>>['app'];
  jobs: readonly PeriodicJob[];
  retention: Retention;
  index: IndexUpkeep;
  wakes: Wakes;
  database: Database;
  storage: UploadStorage;
  review: Review;
  /** Stops the service and removes its database and files. */
  stop: () => Promise<void>;
}

/**
 * A running service over a database of its own for one test file; calls go through memory, not the network.
 * @param parts what differs: the way to pictures elsewhere, and what services outside know it by
 * @param openBucket opens a bucket for its files; one that the environment names unless told, else they lie in a folder
 * @param openData opens its database; a copy of the one that all test files share unless told
 */
export function useService(
  parts: Partial<
    Pick<
      AppParts,
      | 'allowedReceivers'
      | 'bounces'
      | 'demoEdition'
      | 'identityProvider'
      | 'loadPicture'
      | 'logger'
      | 'metrics'
      | 'organiserEmail'
      | 'outside'
      | 'recordTime'
      | 'retentionDays'
      | 'venueNetworks'
    >
  > = {},
  openData: () => Promise<OpenData> = openCopy,
  openBucket: () => Promise<S3Settings | undefined> = async () => namedBucket()?.settings,
) {
  const clock = new TestClock();
  let running: RunningService | undefined;
  /** @throws Error before the first and after the last test of the file */
  const service = (): RunningService => {
    if (!running) throw new Error('the service runs while the tests of its file do');
    return running;
  };
  const sent: Message[] = [];
  const seal = createSeal([newKey()]);
  let ahead = 0;
  const realTime = () => new Date(Date.now() + ahead);

  beforeAll(async () => {
    const { database, remove } = await openData();
    const folder = await mkdtemp(join(tmpdir(), 'wirefair-files-'));
    const storage = openUploadStorage(folder, await openBucket());
    const log = pino({ enabled: false });
    const policy = sendingPolicy({
      limits: createLimits(database.pool),
      smsCountries: async () => (await editionSettings(database)()).smsCountries,
      dailyBudget: { sms: 1_000_000, email: 1_000_000 },
      now: realTime,
      log,
    });
    const { outbox } = createMessaging({
      database,
      now: realTime,
      providers: {},
      policy,
      log,
      ...(parts.metrics ? { metrics: parts.metrics } : {}),
    });
    const review = createReview({ database, clock, realTime });
    const { app, jobs, retention, index, wakes } = await buildApp({
      demoEdition: true,
      logger: false,
      ...parts,
      database,
      clock,
      realTime,
      messages: {
        post: async (message) => {
          await outbox.post(message);
          database.afterCommit(() => sent.push(message));
        },
        assertAccepts: (message) => outbox.assertAccepts(message),
      },
      storage,
      review,
      demoReviewSeconds: DEMO_REVIEW_SECONDS,
      site: 'https://fair.example/d',
      seal,
      gatewaySecrets: [GATEWAY_SECRET, FORMER_GATEWAY_SECRET],
      compilers: keptCompilers,
    });
    await app.ready();
    const timers = startJobs(jobs, app.log);
    const stop = async () => {
      await timers.stop();
      // As the service itself stops: `close` alone waits for connections that a client has opened and not used yet.
      if (app.server.listening) await app.stopServing();
      await app.close();
      await database.close();
      await remove();
      await rm(folder, { recursive: true });
    };
    running = { app, jobs, retention, index, wakes, database, storage, review, stop };
  });
  afterAll(async () => {
    await running?.stop();
    // The runner keeps what its hooks refer to until its last file.
    running = undefined;
  });

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: { language?: string; body?: unknown; token?: string; from?: string; device?: string } = {},
  ): Promise<Answer<T>> {
    const { language, token, from, device } = options;
    const response = await service().app.inject({
      method,
      url,
      headers: {
        ...(language === undefined ? {} : { language }),
        ...(token === undefined ? {} : { token }),
        ...(from === undefined ? {} : { 'x-forwarded-for': from, 'gateway-secret': GATEWAY_SECRET }),
        ...(device === undefined ? {} : { device }),
      },
      ...(options.body === undefined ? {} : { payload: options.body as object }),
    });
    return { status: response.statusCode, ...response.json<Omit<Answer<T>, 'status'>>() };
  }

  return {
    clock,
    app: () => service().app,
    /** What the service does again and again; it is running. */
    jobs: () => service().jobs,
    /** What the service removes because it was kept long enough. */
    retention: () => service().retention,
    index: () => service().index,
    /** What tells of changes to the tables that jobs work off. Its own jobs run by their pace, for its time is moved. */
    wakes: () => service().wakes,
    database: () => service().database,
    /** Opens what the staff's authenticators share with the service. */
    seal,
    storage: () => service().storage,
    call,
    review: () => service().review,
    /** The demo's reviewer in one process; several may be made. */
    reviewer: () =>
      demoReviewer({
        review: service().review,
        delayMs: DEMO_REVIEW_SECONDS * 1000,
        log: pino({ enabled: false }),
      }),
    /** Messages to people whose cause was committed, the newest last. Nobody delivers them. */
    sent,
    realTime,
    /** Lets the real time pass: sessions, codes and pictures run out by it. */
    pass: (ms: number) => {
      ahead += ms;
    },
    get: <T>(url: string, language?: string) =>
      call<T>('GET', url, language === undefined ? {} : { language }),
    post: <T>(url: string, body: unknown, language?: string) =>
      call<T>('POST', url, { body, ...(language === undefined ? {} : { language }) }),
  };
}
