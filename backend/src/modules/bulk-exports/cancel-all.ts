import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bulkExports } from './tables.ts';

/**
 * Ends all exports: their cursors are of a log of changes that is over, and a backup has none of their files. The periodic job
 * removes what is left of these.
 */
export async function cancelAllExports(database: Database, at: Date): Promise<void> {
  await database
    .orm()
    .update(bulkExports)
    .set({ state: 'cancelled', finishedAt: at })
    .where(inArray(bulkExports.state, ['waiting', 'running', 'done']));
}
