import { eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { nameAtWidth, smallerWidths } from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';
import type { UploadRow } from './store.ts';
import { fileHolds, removedFiles, uploads } from './tables.ts';

/** Files removed in one go. */
const BATCH = 500;

/** What the storage keeps of an upload: the file, and narrower copies, of which some may not be there. */
export const filesOf = ({ name, width }: Pick<UploadRow, 'name' | 'width'>): string[] => [
  name,
  ...smallerWidths(width).map((one) => nameAtWidth(name, one)),
];

/** Notes that the files of rows are not needed any more; inside the transaction that removes the rows. */
export async function noteRemoved(
  database: Database,
  gone: readonly Pick<UploadRow, 'name' | 'width'>[],
): Promise<void> {
  const names = gone.flatMap(filesOf).map((name) => ({ name }));
  if (names.length > 0) await database.orm().insert(removedFiles).values(names).onConflictDoNothing();
}

/**
 * Removes the files that {@link noteRemoved} has noted, unless a backup holds them. One statement finds out both: a backup
 * that begins afterwards has a snapshot in which the rows are gone already. A file goes before its note: who is killed in
 * between leaves nothing that the next run does not find.
 */
export async function removeNoted(
  database: Database,
  storage: UploadStorage,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const orm = () => database.orm();
  const isHeld = sql`exists (${orm()
    .select()
    .from(fileHolds)
    .where(gt(fileHolds.heldUntil, sql`now()`))})`;
  while (!isStopped()) {
    const noted = await orm()
      .select()
      .from(removedFiles)
      .where(sql`not ${isHeld}`)
      .limit(BATCH);
    const tried = await Promise.allSettled(noted.map(({ name }) => storage.remove(name)));
    const gone = noted.filter((_, index) => tried[index]?.status === 'fulfilled').map(({ name }) => name);
    if (gone.length === 0) return;
    await orm().delete(removedFiles).where(inArray(removedFiles.name, gone));
  }
}

/** The same at once; what fails is left to the next run of the periodic job. */
export async function removeNotedSoon(database: Database, storage: UploadStorage): Promise<void> {
  await removeNoted(database, storage).catch(() => {});
}

/**
 * Forgets what an account has sent. Its rows go with the transaction, the files after its commit: what was undone keeps
 * its file.
 */
export async function forgetUploads(database: Database, storage: UploadStorage, accountId: string) {
  const gone = await database.orm().delete(uploads).where(eq(uploads.accountId, accountId)).returning();
  await noteRemoved(database, gone);
  database.afterCommit(() => void removeNotedSoon(database, storage));
}
