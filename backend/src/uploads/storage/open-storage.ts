import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStorage } from './folder.ts';
import { s3Storage, type S3Settings } from './s3.ts';
import type { UploadStorage } from './storage.ts';

/** What a killed process left behind is older than any upload takes; another process may share the folder. */
const FORGOTTEN_MS = 60 * 60_000;

/**
 * The place where uploads are kept: a bucket where one is configured, else a folder. Nothing is made before the
 * first upload.
 * @param dataDir uploads lie in its folder `uploads`, and are made ready there in either case
 */
export function openUploadStorage(dataDir: string, s3: S3Settings | undefined): UploadStorage {
  const folder = join(dataDir, 'uploads');
  const incoming = join(folder, '.incoming');
  return s3 ? s3Storage(s3, incoming) : folderStorage(folder, incoming);
}

/** Removes what uploads left half-made when their process was killed. */
export async function sweepIncoming({ incoming }: UploadStorage): Promise<void> {
  for (const entry of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, entry);
    const found = await stat(path).catch(() => undefined);
    // The machine's time: it is what the file system writes.
    if (found && found.mtimeMs < Date.now() - FORGOTTEN_MS) await rm(path, { recursive: true, force: true });
  }
}
