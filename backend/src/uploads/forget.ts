import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nameAtWidth, smallerWidths } from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploads } from './tables.ts';

/**
 * Forgets what an account has sent. Its rows go with the transaction, the files after its commit: what was undone keeps
 * its file.
 */
export async function forgetUploads(database: Database, storage: UploadStorage, accountId: string) {
  const gone = await database.orm().delete(uploads).where(eq(uploads.accountId, accountId)).returning();
  database.afterCommit(() => {
    for (const { name, width } of gone) {
      const copies = smallerWidths(width).map((one) => nameAtWidth(name, one));
      // A file without its row is served to nobody: one that storage keeps for a while longer harms nobody.
      for (const file of [name, ...copies]) void storage.remove(file).catch(() => undefined);
    }
  });
}
