import type { Logger } from 'pino';
import { type clockFor, demoStart } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { ensureDemoAccounts } from './demo/accounts.ts';
import { loadDemoEdition } from './demo/load.ts';
import { letDemoIn, shutOutDemo } from './demo/lock.ts';
import { newestRecordAt } from './demo/newest-record.ts';
import { ensureDemoVisitors } from './demo/visitors/index.ts';
import { ensureDemoStaff } from './demo/staff.ts';
import { ensureClassification } from './modules/catalogue/index.ts';
import { ensureConferences } from './modules/events/index.ts';
import { withoutChanges } from './modules/changes/index.ts';
import { keepNameKeys } from './names/key-upkeep.ts';
import { ensureQuestionnaire } from './modules/registration/index.ts';

interface Parts {
  config: Pick<Config, 'demoEdition' | 'demoExhibitors' | 'editionClock'>;
  clock: ReturnType<typeof clockFor>;
  log: Pick<Logger, 'warn'>;
  /** Told how far it is. */
  progress: (text: string) => void;
}

async function shutOut(database: Database, log: Parts['log']): Promise<void> {
  const found = await shutOutDemo(database);
  if (Object.values(found).every((count) => count === 0)) return;
  log.warn(
    found,
    'the data holds accounts of the demo, whose passwords are published: they were locked and signed out',
  );
}

/** Brings the database up to date, and fills an empty one: with the demo where it is wanted. */
export async function prepareData(
  database: Database,
  { config, clock, log, progress }: Parts,
): Promise<void> {
  progress('Opening the database');
  await migrateDatabase(database);
  await keepNameKeys(database);
  await ensureQuestionnaire(database);
  await database.transaction(async () => {
    await withoutChanges(database);
    await ensureClassification(database);
  });
  if (!config.demoEdition) {
    await ensureConferences(database);
    return shutOut(database, log);
  }
  await loadDemoEdition(database, { exhibitors: config.demoExhibitors }, (share) =>
    progress(`Loading the demo edition: ${Math.round(share * 100)} %`),
  );
  await ensureDemoAccounts(database);
  progress('Loading the visitors of the demo edition');
  await ensureDemoVisitors(database);
  await ensureDemoStaff(database);
  await letDemoIn(database);
  if (config.editionClock === 'demo') clock.setTo?.(demoStart(await newestRecordAt(database)));
}
