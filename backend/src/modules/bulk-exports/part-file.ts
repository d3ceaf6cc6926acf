import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../http/errors.ts';
import { byteLimit, type UploadStorage } from '../../uploads/index.ts';
import { toBlocks } from './gzip-member.ts';
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

/** Name of the file's header, which has the same content whoever stores it. */
export const headerName = ({ id }: Pick<ExportRow, 'id'>): string => `bulk-export-${id}-header.gz`;

const largePart = () => new Refusal(prompts.largePart, 500, 413);

const isBroken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Stores what `write` writes to a path, which is there only until then. */
async function put(
  name: string,
  storage: UploadStorage,
  write: (path: string) => Promise<void>,
): Promise<void> {
  const path = join(storage.incoming, `part-${randomUUID()}`);
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  try {
    await write(path);
    await storage.put(name, path, MEDIA_TYPE);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Keeps a part as it comes, on disk and not in memory.
 * @param content a gzip file of lines
 * @returns size of its blocks as they are stored, bytes
 * @throws Refusal 400 for one that is empty or no gzip file, 413 for one that is too large
 */
export async function keepPart(content: Readable, name: string, storage: UploadStorage): Promise<number> {
  let bytes = 0;
  await put(name, storage, async (path) => {
    const { through, passed } = byteLimit(MOST_PART_BYTES, largePart);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline([content, through, ...toBlocks(), file]);
    } catch (error) {
      if (passed() === 0) throw new Refusal(prompts.emptyPart);
      throw isBroken(error) ? new Refusal(prompts.brokenPart) : error;
    }
    bytes = file.bytesWritten;
  });
  return bytes;
}

/** Keeps a part that is made here. @returns its size, bytes */
export async function keepBytes(content: Buffer, name: string, storage: UploadStorage): Promise<number> {
  await put(name, storage, (path) => writeFile(path, content, { flag: 'wx', mode: 0o600 }));
  return content.length;
}
