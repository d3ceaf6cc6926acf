import type { Database } from '../db/database.ts';
import { textAfterwards, waiting } from './queue.ts';
import { outgoing } from './tables.ts';

/**
 * Ends what waits to be sent, because it was most likely sent after the moment to which the database was restored.
 * @returns how many messages
 */
export async function endWaiting(database: Database, at: Date): Promise<number> {
  const rows = await database
    .orm()
    .update(outgoing)
    .set({ failedAt: at, lastError: 'not sent: restored from a backup', ...textAfterwards })
    .where(waiting)
    .returning({ id: outgoing.id });
  return rows.length;
}
