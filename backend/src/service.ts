import type { Lifecycle } from '@wirefair/service-kit/lifecycle';
import { WAITING_CONNECTIONS } from '@wirefair/service-kit/listening';
import { createMetrics, measureProcess } from '@wirefair/service-kit/metrics';
import { serveMetrics } from '@wirefair/service-kit/metrics-server';
import { report } from '@wirefair/service-kit/report';
import { version } from '@wirefair/service-kit/version';
import { within } from '@wirefair/service-kit/within';
import { buildApp } from './app.ts';
import { serveBackups } from './backup/serve-backups.ts';
import { clockFor } from './clock/clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type DatabaseOptions } from './db/database.ts';
import { noteDatabaseSettings } from './db/notes.ts';
import { setUpDatabase } from './db/set-up.ts';
import { createLimits } from './limits/limits.ts';
import { createLogger } from './logging/index.ts';
import { measuredJobs } from './periodic-metrics.ts';
import { editionSettings } from './modules/content/index.ts';
import { sealStaffSecrets } from './modules/organiser/index.ts';
import { sealWebhookSecrets } from './modules/webhooks/index.ts';
import { createMessaging, providersFor, sendingPolicy } from './outbox/index.ts';
import { prepareData } from './prepare.ts';
import { startJobs } from './repeatedly.ts';
import { createReview, demoReviewer } from './review/index.ts';
import { keysOfFolder } from './sealing/key-file.ts';
import { createSeal } from './sealing/seal.ts';
import { openUploadStorage, sweepIncoming } from './uploads/index.ts';
import { traceStatements } from './tracing/statements.ts';

/**
 * Longest wait for answers, deliveries and other work under way when the service stops: with the database's own ends, it
 * is gone within three seconds. What is cut off has not been acknowledged, and a transaction of it is rolled back.
 */
const FINISH_MS = 1800;

/** How long a start waits for the search index: after an upgrade all records are indexed, some thousands a second. */
const INDEX_MS = 20_000;

/** Where the data are: a server, or a folder whose lock is held and which a thread opens already. */
export interface Place {
  options: DatabaseOptions;
  unlock: () => Promise<void>;
}

/** What the entry point has begun before the service's code was there. */
interface Begun {
  life: Lifecycle;
  config: Config;
  place: Place;
}

/** Begins to send traces where they are wanted; their code is loaded only then. @returns ends it */
async function beginTracing({ traces }: Config): Promise<() => Promise<void>> {
  if (!traces) return async () => {};
  const { startTracing } = await import('@wirefair/tracing');
  traceStatements();
  return startTracing(traces, 'wirefair-backend', version);
}

/** The settings that the service itself takes as they are. */
const settingsOf = (config: Config) => ({
  site: config.site,
  gatewaySecrets: config.gatewaySecrets,
  venueNetworks: config.venueNetworks,
  isPublicDemo: config.isPublicDemo,
  outside: config.outside,
  bounces: config.bounces,
  identityProvider: config.identityProvider,
  organiserEmail: config.organiserEmail,
  changeDays: config.changeDays,
  retentionDays: config.retentionDays,
  allowedReceivers: config.allowedReceivers,
  restDocs: config.restDocs,
});

/** Runs the service until it is told to stop; resolves when it answers. */
export async function runService({ life, config, place }: Begun): Promise<void> {
  const logger = createLogger({ level: config.logLevel });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the service ends, because of an error that nobody expected');
    process.exit(1);
  });
  const clock = clockFor(config.editionClock);

  const { demoEdition } = config;
  const database = openDatabase(place.options);
  await setUpDatabase(database, place.options, (patient) =>
    prepareData(patient, {
      config,
      clock,
      log: logger,
      progress: (text) => report({ type: 'progress', text }),
    }),
  );
  await noteDatabaseSettings(database, config, logger);

  const metrics = createMetrics();
  const endTracing = await beginTracing(config);
  const seal = createSeal(config.secretKeys ?? keysOfFolder(config.dataDir));
  await sealStaffSecrets(database, seal);
  await sealWebhookSecrets(database, seal);

  const realTime = () => new Date();
  // The demo shows one time only, its own; elsewhere the two are the same.
  const shownTime = demoEdition ? () => clock.now() : realTime;
  const providers = providersFor(config, { database, seal, now: realTime, shownTime });
  const policy = sendingPolicy({
    limits: createLimits(database.pool),
    smsCountries: async () => (await editionSettings(database)()).smsCountries,
    dailyBudget: config.dailyBudget,
    now: realTime,
    log: logger,
    metrics,
  });
  const { outbox, worker } = createMessaging({
    database,
    now: realTime,
    providers,
    policy,
    log: logger,
    metrics,
  });
  const storage = openUploadStorage(config.dataDir, config.s3);
  await sweepIncoming(storage);
  const review = createReview({ database, clock, realTime: shownTime });
  const { app, jobs, index, wakes } = await buildApp({
    ...settingsOf(config),
    database,
    clock,
    realTime,
    messages: outbox,
    storage,
    demoEdition,
    review,
    logger,
    metrics,
    isTraced: config.traces !== undefined,
    channels: (['email', 'sms'] as const).filter((channel) => providers[channel] !== undefined),
    seal,
    recordTime: shownTime,
    demoReviewSeconds: demoEdition ? config.demoReviewSeconds : null,
  });
  const reviewer = demoReviewer({ review, delayMs: config.demoReviewSeconds * 1000, log: logger });
  let endMetrics = async () => {};
  if (config.metrics) {
    measureProcess(metrics, version);
    ({ end: endMetrics } = await serveMetrics(metrics, config.metrics, logger));
  }
  // What is left of very many records is indexed beside the requests.
  const indexUntil = performance.now() + INDEX_MS;
  await index.run(() => performance.now() > indexUntil);
  const url = await app.listen({ host: config.host, port: config.port, backlog: WAITING_CONNECTIONS });
  worker.start(wakes);
  const ownJobs = demoEdition ? [...jobs, reviewer.job] : jobs;
  const running = startJobs(measuredJobs(ownJobs, metrics), logger, wakes);
  const stopBackups = await serveBackups({ dataDir: config.dataDir, database, storage, log: logger });

  life.onStop(async () => {
    stopBackups();
    await app.drain(config.drainMs);
    await app.stopServing(config);
    await within(Promise.all([app.close(), running.stop(), worker.stop()]), FINISH_MS);
    await endMetrics();
    await within(endTracing(), FINISH_MS);
    storage.close();
    await database.close();
    await place.unlock();
  }, config.stopMs);
  report({ type: 'ready', url });
}
