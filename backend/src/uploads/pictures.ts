import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Limits } from '../limits/limits.ts';
import { noteRemoved, removeNotedSoon } from './forget.ts';
import { fileKeeper, type StoringParts } from './keep.ts';
import { addressOf, maxBytes } from './kinds.ts';
import { prepare } from './prepare.ts';
import { uploadCounter, type UploadQuota } from './quota.ts';
import { refusals, tooLarge } from './refusals.ts';
import { uploadStore, type UploadRow } from './store.ts';

/** Pictures that belong together. They count for the quota of their sender. */
export interface PictureSet {
  /**
   * Keeps a picture until a form takes it, or three days.
   * @returns its address
   * @throws Refusal for what is no picture, or too large (ERR-024); 429 beyond the quota
   */
  keep: (content: Buffer, originalName: string) => Promise<string>;
  /** Removes all of them, those on the way too, and counts none of them. */
  drop: () => Promise<void>;
}

/**
 * Keeps pictures that came in another way than by the upload call: in an archive, or from an address.
 * @returns begins a set of pictures that an account sends
 */
export function pictureKeeper(parts: StoringParts & { limits: Limits }) {
  const { database, storage, limits } = parts;
  const keepFile = fileKeeper(parts);

  async function prove(content: Buffer, originalName: string, accountId: string): Promise<UploadRow> {
    if (content.length > maxBytes.image) throw tooLarge('image', maxBytes.image);
    await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(storage.incoming, 'picture-'));
    try {
      const path = join(folder, 'received');
      await writeFile(path, content, { mode: 0o600 });
      const prepared = await prepare(path, content.length, 'image', folder);
      return await keepFile(prepared, { originalName, accountId, isPrivate: false, isClaimed: false });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return (accountId: string, quota: UploadQuota): PictureSet => {
    const counter = uploadCounter(limits, quota);
    /** Each takes back one thing that was counted; what was refused has been counted too. */
    const undo: (() => Promise<void>)[] = [];
    const pending: Promise<UploadRow>[] = [];
    let isDropped = false;

    async function count(bytes: number): Promise<void> {
      undo.push(() => counter.withoutFile(accountId));
      await counter.file(accountId);
      undo.push(() => counter.withoutBytes(accountId, bytes));
      await counter.bytes(accountId, bytes);
    }

    return {
      keep: async (content, originalName) => {
        if (isDropped) throw refusals.broken();
        const kept = count(content.length).then(() => prove(content, originalName, accountId));
        pending.push(kept);
        return addressOf(await kept);
      },

      drop: async () => {
        isDropped = true;
        const kept = (await Promise.allSettled(pending)).flatMap((one) =>
          one.status === 'fulfilled' ? [one.value] : [],
        );
        await database.transaction(async () => {
          await uploadStore(database).remove(kept.map(({ name }) => name));
          await noteRemoved(database, kept);
        });
        await removeNotedSoon(database, storage);
        for (const one of undo) await one();
      },
    };
  };
}

export type PictureKeeper = ReturnType<typeof pictureKeeper>;
