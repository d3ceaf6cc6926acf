import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { cancelAllExports } from '../modules/bulk-exports/index.ts';
import { beginLogAnew } from '../modules/changes/index.ts';
import { endAllSignIns } from '../modules/identity/index.ts';
import { endStaffSessions } from '../modules/organiser/index.ts';
import { endWaiting } from '../outbox/index.ts';

/**
 * How many ids are left out: those that were given after the moment to which the database was restored name records that are
 * gone, in copies of partners and in links, and must never name others.
 */
const IDS_LEFT_OUT = 10_000_000;

/**
 * What has to be said of a database that is as it was at an earlier moment; in the transaction that brings it there, or
 * before the service starts on it.
 * @param sendsMessages whether messages that waited at that moment are sent now, perhaps for the second time
 * @returns how many messages were ended instead
 */
export async function afterRestore(
  database: Database,
  { sendsMessages, at }: { sendsMessages: boolean; at: Date },
): Promise<number> {
  await beginLogAnew(database);
  await database.orm().execute(sql`select setval('record_id', last_value + ${IDS_LEFT_OUT}) from record_id`);
  await endAllSignIns(database);
  await endStaffSessions(database);
  await cancelAllExports(database, at);
  return sendsMessages ? 0 : endWaiting(database, at);
}
