import { parseArgs } from 'node:util';
import { ConfigError } from '@wirefair/service-kit/environment';
import { buildApp } from './app.ts';
import { clockFor, demoStart } from './clock/clock.ts';
import { type Config, prepareDataDir, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { FolderLockedError, lockFolder } from './db/folder-lock.ts';
import { hasAllMigrations } from './db/migrate.ts';
import { newestRecordAt } from './demo/newest-record.ts';
import { createReview } from './review/index.ts';
import type { Retention, RetentionState } from './retention/index.ts';
import { retentionTable } from './retention/table.ts';
import { createSeal, newKey } from './sealing/seal.ts';
import { startFailure } from './start-failure.ts';
import { openUploadStorage } from './uploads/index.ts';

// `npm run retention`: shows what has been kept long enough, and with --run removes it. It works beside the service on a
// PostgreSQL server; the embedded database serves one process only.

const HELP = `npm run retention -- [options]

Shows for each rule of retention how long it keeps what it removes, and how much is due now. Nothing is changed.

  --run     removes all that is due
  --help    this text

Environment: RETENTION_DAYS, DATABASE_URL, DATA_DIR, and the S3_ variables of the service. README.md describes them.`;

/** Longest statement: nobody waits for these. */
const STATEMENT_MS = 10 * 60_000;
/** One for work, one beside it. */
const CONNECTIONS = 2;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What was asked for. @throws ConfigError for what is no option */
function options(): { run?: boolean; help?: boolean } {
  try {
    return parseArgs({ options: { run: { type: 'boolean' }, help: { type: 'boolean' } } }).values;
  } catch {
    throw new ConfigError('The options of npm run retention are --run and --help.');
  }
}

/** Opens the database. @throws ConfigError with one sentence where the service has it */
async function openPlace(config: Config): Promise<{ database: Database; close: () => Promise<void> }> {
  const { dataDir, databaseUrl: url } = config;
  if (url) {
    const database = openDatabase({ url, poolSize: CONNECTIONS, statementTimeoutMs: STATEMENT_MS });
    return { database, close: () => database.close() };
  }
  prepareDataDir(dataDir);
  const unlock = await lockFolder(dataDir).catch((error: unknown) => {
    if (!(error instanceof FolderLockedError)) throw error;
    throw new ConfigError(
      `The service is running on the data folder ${dataDir}, whose embedded database serves one process only: stop it first. It removes what is due by itself, too.`,
    );
  });
  const database = openDatabase({ dataDir: `${dataDir}/postgres`, statementTimeoutMs: STATEMENT_MS });
  const close = async () => {
    await database.close();
    await unlock();
  };
  return { database, close };
}

/** Removes what is due, rule by rule, until all is done or somebody stops it. */
async function carryOut(retention: Retention, states: readonly RetentionState[]): Promise<void> {
  const stop = new AbortController();
  const isStopped = () => stop.signal.aborted;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  for (const { name, days } of states) {
    if (days !== null && !isStopped()) say(`${name}: ${await retention.sweep(name, isStopped)} removed`);
  }
  if (isStopped()) say('Stopped before all was done; what was removed stays removed.');
}

/** The service's rules over this database; nothing is served, and no message is sent. */
async function rulesOf(config: Config, database: Database) {
  const clock = clockFor(config.editionClock);
  if (config.demoEdition && config.editionClock === 'demo')
    clock.setTo?.(demoStart(await newestRecordAt(database)));
  const realTime = () => new Date();
  const storage = openUploadStorage(config.dataDir, config.s3);
  const { app, retention } = await buildApp({
    database,
    clock,
    realTime,
    recordTime: config.demoEdition ? () => clock.now() : realTime,
    review: createReview({ database, clock, realTime }),
    demoReviewSeconds: null,
    site: config.site,
    // Nothing that is sealed is read here.
    seal: createSeal([newKey()]),
    messages: { post: async () => {}, assertAccepts: async () => {} },
    storage,
    demoEdition: config.demoEdition,
    isPublicDemo: config.isPublicDemo,
    retentionDays: config.retentionDays,
    logger: false,
  });
  const close = async () => {
    await app.close();
    storage.close();
  };
  return { retention, close };
}

async function main(): Promise<void> {
  const values = options();
  if (values.help) return say(HELP);
  const config = readConfig();
  const { database, close } = await openPlace(config);
  try {
    if (!(await hasAllMigrations(database))) {
      throw new ConfigError(
        'The database has not been brought up to date by this version yet: start the service once.',
      );
    }
    const rules = await rulesOf(config, database);
    const states = await rules.retention.states();
    say(retentionTable(states));
    if (values.run) await carryOut(rules.retention, states);
    else say('\nNothing was changed; npm run retention -- --run removes what is due.');
    await rules.close();
  } finally {
    await close();
  }
}

main().catch((thrown: unknown) => {
  const { forLauncher } = startFailure(thrown);
  process.stderr.write(`${forLauncher}\n`);
  process.exitCode = 1;
});
