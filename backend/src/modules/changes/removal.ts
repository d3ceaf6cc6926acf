import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RemovalReason } from './contract.ts';

/** What is loaded into an empty installation in the running transaction is no change: nobody has a copy yet. */
export async function withoutChanges(database: Database): Promise<void> {
  await database.orm().execute(sql`select set_config('wirefair.change_log', 'off', true)`);
}

/**
 * Says why records that the running transaction removes from now on are gone; DELETED unless this was called.
 * @param mergedInto id of the record that they become part of
 */
export async function explainRemovals(
  database: Database,
  reason: RemovalReason,
  mergedInto = '',
): Promise<void> {
  await database.orm().execute(sql`
    select set_config('wirefair.removal_reason', ${reason}, true),
      set_config('wirefair.merged_into', ${mergedInto}, true)`);
}
