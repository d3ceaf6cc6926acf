import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { noteRemoved, removeNoted } from './forget.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploadStore } from './store.ts';

/** How long a file waits for the form that it was sent for: a draft may be finished on the next day. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

/** Files removed in one go. */
const BATCH = 500;

/**
 * Removes files that were sent and that no form took within three days, and all others whose rows are gone.
 * @returns how many of the first
 */
export async function sweepUnclaimed(
  database: Database,
  storage: UploadStorage,
  clock: Clock,
): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const gone = await database.transaction(async () => {
    const rows = await uploadStore(database).removeUnclaimed(before, BATCH);
    await noteRemoved(database, rows);
    return rows;
  });
  await removeNoted(database, storage);
  return gone.length;
}
