import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mediaTypeOf, type UploadStorage } from '../uploads/index.ts';
import { BackupError } from './format.ts';

/**
 * Puts an upload into the storage, wholly or not at all. Names are random and never used twice: what is there already under
 * another name is not touched, and what nobody names is served to nobody.
 * @throws BackupError for a name that the service does not give
 */
export async function restoreFile(storage: UploadStorage, name: string, content: Readable): Promise<void> {
  const mediaType = mediaTypeOf(name);
  if (mediaType === undefined) throw new BackupError(`The backup has a file ${name} that is no upload.`);
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const path = join(storage.incoming, `restore-${randomUUID()}`);
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await storage.put(name, path, mediaType);
  } finally {
    await rm(path, { force: true });
  }
}
