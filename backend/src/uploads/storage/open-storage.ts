import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderStorage } from './folder.ts';
import { s3Storage, type S3Settings } from './s3.ts';
import type { UploadStorage } from './storage.ts';

/** What a killed process left behind is older than any upload takes; another process may share the folder. */
const FORGOTTEN_MS = 60 * 60_000;

function sweep(incoming: string): void {
  for (const entry of readdirSync(incoming)) {
    const path = join(incoming, entry);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (mtimeMs < Date.now() - FORGOTTEN_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Opens the place where uploads are kept: a bucket where one is configured, else a folder.
 * @param dataDir uploads lie in its folder `uploads`, and are made ready there in either case
 */
export function openUploadStorage(dataDir: string, s3: S3Settings | undefined): UploadStorage {
  const folder = join(dataDir, 'uploads');
  const incoming = join(folder, '.incoming');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  sweep(incoming);
  return s3 ? s3Storage(s3, incoming) : folderStorage(folder, incoming);
}
