import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { COPY_TYPE, nameAtWidth } from './kinds.ts';
import type { PreparedFile } from './prepare.ts';
import type { UploadStorage } from './storage/storage.ts';
import { uploadStore, type UploadRow } from './store.ts';

/** 128 bits: who was not told the name does not find it. */
const NAME_BYTES = 16;

export interface StoringParts {
  database: Database;
  clock: Clock;
  storage: UploadStorage;
}

/** Keeps files that were proved. */
export function fileKeeper({ database, clock, storage }: StoringParts) {
  const store = uploadStore(database);

  /** Files first, then the row that makes them findable; when either fails, none of both stays. */
  return async (
    prepared: PreparedFile,
    of: Pick<UploadRow, 'originalName' | 'accountId' | 'isPrivate' | 'isClaimed'>,
  ): Promise<UploadRow> => {
    const { mediaType, bytes, width, height } = prepared;
    const row: UploadRow = {
      name: `${randomBytes(NAME_BYTES).toString('hex')}.${prepared.ending}`,
      ...of,
      mediaType,
      bytes,
      width,
      height,
      createdAt: clock.now(),
      unnamedSince: null,
    };
    const files = [
      ...prepared.smaller.map((copy) => ({
        name: nameAtWidth(row.name, copy.width),
        path: copy.path,
        mediaType: COPY_TYPE,
      })),
      { name: row.name, path: prepared.path, mediaType },
    ];
    try {
      for (const file of files) await storage.put(file.name, file.path, file.mediaType);
      await store.add(row);
    } catch (error) {
      await Promise.allSettled(files.map(({ name }) => storage.remove(name)));
      throw error;
    }
    return row;
  };
}
