import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nameAtWidth, smallerWidths } from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';
import type { UploadRow } from './store.ts';
import { uploads } from './tables.ts';

/**
 * Removes the files of rows that are gone, with their narrower copies. A file without its row is served to nobody: one
 * that the storage fails to remove harms nobody.
 */
export async function removeFiles(
  storage: UploadStorage,
  gone: readonly Pick<UploadRow, 'name' | 'width'>[],
): Promise<void> {
  const names = gone.flatMap(({ name, width }) => [
    name,
    ...smallerWidths(width).map((one) => nameAtWidth(name, one)),
  ]);
  await Promise.allSettled(names.map((name) => storage.remove(name)));
}

/**
 * Forgets what an account has sent. Its rows go with the transaction, the files after its commit: what was undone keeps
 * its file.
 */
export async function forgetUploads(database: Database, storage: UploadStorage, accountId: string) {
  const gone = await database.orm().delete(uploads).where(eq(uploads.accountId, accountId)).returning();
  database.afterCommit(() => void removeFiles(storage, gone));
}
