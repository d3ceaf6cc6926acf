import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { removeFiles } from './forget.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploadStore } from './store.ts';

/** How long a file waits for the form that it was sent for: a draft may be finished on the next day. */
const KEPT_MS = 3 * 24 * 60 * 60_000;

/** Files removed in one go. */
const BATCH = 500;

/** Removes files that were sent and that no form took within three days. @returns how many */
export async function sweepUnclaimed(
  database: Database,
  storage: UploadStorage,
  clock: Clock,
): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const gone = await uploadStore(database).removeUnclaimed(before, BATCH);
  await removeFiles(storage, gone);
  return gone.length;
}
