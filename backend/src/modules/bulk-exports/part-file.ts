import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../http/errors.ts';
import { byteLimit, type UploadStorage } from '../../uploads/index.ts';
import { MOST_PART_BYTES } from './limits.ts';
import { prompts } from './messages.ts';
import type { ExportRow } from './store.ts';

/** Content of the parts, and of the whole file. */
export const MEDIA_TYPE = 'application/gzip';

/**
 * Name in the storage of the part that a lease adds next. It tells parts of different leases apart, and is known without
 * a row: so a part is found whose row was never written.
 */
export const pendingName = ({ id, attempt, parts }: Pick<ExportRow, 'id' | 'attempt' | 'parts'>): string =>
  `bulk-export-${id}-${attempt}-${parts}.gz`;

const largePart = () => new Refusal(prompts.largePart, 500, 413);

/**
 * Keeps a part as it comes, on disk and not in memory.
 * @returns its size, bytes
 * @throws Refusal 400 for an empty one, 413 for one that is too large
 */
export async function keepPart(content: Readable, name: string, storage: UploadStorage): Promise<number> {
  const path = join(storage.incoming, `part-${randomUUID()}`);
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  try {
    const { through, passed } = byteLimit(MOST_PART_BYTES, largePart);
    await pipeline(content, through, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (passed() === 0) throw new Refusal(prompts.emptyPart);
    await storage.put(name, path, MEDIA_TYPE);
    return passed();
  } finally {
    await rm(path, { force: true });
  }
}
