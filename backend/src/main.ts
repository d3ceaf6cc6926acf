import { statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { clockFor } from './clock/clock.ts';
import { ConfigError, prepareDataDir, readConfig } from './config.ts';
import { openDatabase, type DatabaseOptions } from './db/database.ts';
import { FolderLockedError, lockFolder } from './db/folder-lock.ts';
import { setUpDatabase } from './db/set-up.ts';
import { isForLackOfRoom } from './http/error-handler.ts';
import { lifecycle } from './lifecycle.ts';
import { createLimits } from './limits/limits.ts';
import { createLogger, describeError, errorText } from './logging/index.ts';
import { editionSettings } from './modules/content/index.ts';
import { sealStaffSecrets } from './modules/organiser/index.ts';
import { createMessaging, providersFor, sendingPolicy } from './outbox/index.ts';
import { prepareData } from './prepare.ts';
import { createReview, demoReviewer } from './review/index.ts';
import { keysOfFolder } from './sealing/key-file.ts';
import { createSeal, UnknownKeyError } from './sealing/seal.ts';
import { openUploadStorage, sweepIncoming } from './uploads/index.ts';

/**
 * Longest wait for answers, deliveries and other work under way when the service stops: with the database's own ends, it
 * is gone within three seconds. What is cut off has not been acknowledged, and a transaction of it is rolled back.
 */
const FINISH_MS = 1800;

/** Waits for `work`, but not longer than this. */
const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, wait(ms, undefined, { ref: false })]);

/** Tells the launcher, where there is one, how far the start is. */
function report(message: { type: 'progress' | 'ready' | 'fatal'; text?: string; url?: string }): void {
  process.send?.(message);
}

async function main(): Promise<void> {
  const life = lifecycle();
  const config = readConfig();
  const logger = createLogger({ level: config.logLevel });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the service ends, because of an error that nobody expected');
    process.exit(1);
  });
  const clock = clockFor(config.editionClock);

  let unlock = async (): Promise<void> => {};
  prepareDataDir(config.dataDir);
  if (!config.databaseUrl) unlock = await lockFolder(config.dataDir);

  const { statementTimeoutMs, demoEdition } = config;
  const options: DatabaseOptions = config.databaseUrl
    ? { url: config.databaseUrl, poolSize: config.databasePoolSize, statementTimeoutMs }
    : { dataDir: `${config.dataDir}/postgres`, statementTimeoutMs };
  const database = openDatabase(options);
  await setUpDatabase(database, options, (patient) =>
    prepareData(patient, {
      config,
      clock,
      log: logger,
      progress: (text) => report({ type: 'progress', text }),
    }),
  );

  const seal = createSeal(config.secretKeys ?? keysOfFolder(config.dataDir));
  await sealStaffSecrets(database, seal);

  const realTime = () => new Date();
  // The demo shows one time only, its own; elsewhere the two are the same.
  const shownTime = demoEdition ? () => clock.now() : realTime;
  const providers = providersFor(config, database, realTime, shownTime);
  const policy = sendingPolicy({
    limits: createLimits(database.pool),
    smsCountries: async () => (await editionSettings(database)()).smsCountries,
    dailyBudget: config.dailyBudget,
    now: realTime,
    log: logger,
  });
  const { outbox, worker } = createMessaging({ database, now: realTime, providers, policy, log: logger });
  const storage = openUploadStorage(config.dataDir, config.s3);
  await sweepIncoming(storage);
  const review = createReview({ database, clock, realTime: shownTime });
  const app = await buildApp({
    ...{ database, clock, realTime, messages: outbox, storage, demoEdition, review, logger },
    site: config.site,
    seal,
    gatewaySecret: config.gatewaySecret,
    isPublicDemo: config.isPublicDemo,
    recordTime: shownTime,
    outside: config.outside,
    organiserEmail: config.organiserEmail,
    demoReviewSeconds: demoEdition ? config.demoReviewSeconds : null,
  });
  const reviewer = demoReviewer({ review, delayMs: config.demoReviewSeconds * 1000, log: logger });
  const url = await app.listen({ host: config.host, port: config.port });
  worker.start();
  if (demoEdition) reviewer.start();

  life.onStop(async () => {
    await app.stopServing();
    await within(FINISH_MS, Promise.all([app.close(), worker.stop(), reviewer.stop()]));
    storage.close();
    await database.close();
    await unlock();
  });
  report({ type: 'ready', url });
}

/** Bytes that have to be free for a start: the embedded database writes two files of 16 MB before it answers. */
const ROOM_FOR_START = 48 * 1024 * 1024;

const dataFolder = (): string => resolve(process.env['DATA_DIR'] || '.data');

const noRoomSentence = (): string =>
  `There is no room left on the disk of the data folder ${dataFolder()}; make some, or choose another folder with DATA_DIR.`;

/** Why the embedded database may have failed without a reason of its own: it does not tell of a full disk. */
function lackOfRoom(): string | undefined {
  if (process.env['DATABASE_URL']) return undefined;
  try {
    const { bavail, bsize } = statfsSync(dataFolder());
    return bavail * bsize < ROOM_FOR_START ? noRoomSentence() : undefined;
  } catch {
    return undefined;
  }
}

/** One sentence for the person who starts the service, or undefined when the fault is ours. */
function explain(error: NodeJS.ErrnoException): string | undefined {
  if (error instanceof ConfigError || error instanceof FolderLockedError || error instanceof RangeError) {
    return error.message;
  }
  if (error instanceof UnknownKeyError) {
    return 'SECRET_KEY does not open what the database holds; put the former key behind the new one, with a comma between.';
  }
  if (error.code === 'EADDRINUSE') {
    return `Port ${process.env['BACKEND_PORT'] || 4001} is in use; choose another with BACKEND_PORT.`;
  }
  if (isForLackOfRoom(error)) return noRoomSentence();
  if (error.code === 'EACCES') return `The backend may not listen on its port: ${error.message}.`;
  if (
    error.code === 'ECONNREFUSED' ||
    error.code === 'ENOTFOUND' ||
    error.code === '28P01' ||
    error.code === '3D000'
  ) {
    return `The database at DATABASE_URL cannot be used: ${error.message}.`;
  }
  return undefined;
}

main().catch((thrown: unknown) => {
  const error = thrown as NodeJS.ErrnoException;
  const cause = (error.cause ?? error) as NodeJS.ErrnoException;
  const text = explain(error) ?? explain(cause) ?? lackOfRoom();
  report({ type: 'fatal', text: text ?? `The backend could not start: ${describeError(error).message}` });
  process.stderr.write(`${text ?? errorText(error)}\n`);
  // The message to the launcher leaves before the process does.
  setTimeout(() => process.exit(1), 50);
});
