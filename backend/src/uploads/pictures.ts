import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileKeeper, type KeepingParts } from './keep.ts';
import { addressOf, maxBytes } from './kinds.ts';
import { prepare } from './prepare.ts';
import { tooLarge } from './refusals.ts';

/**
 * Keeps pictures that came in another way than by the upload call: in an archive, or from an address.
 * @returns of one picture: its address
 */
export function pictureKeeper(parts: KeepingParts) {
  const { storage } = parts;
  const keep = fileKeeper(parts);

  /** @throws Refusal for what is no picture, or too large (ERR-024) */
  return async (content: Buffer, originalName: string, accountId: string): Promise<string> => {
    if (content.length > maxBytes.image) throw tooLarge('image', maxBytes.image);
    await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(storage.incoming, 'picture-'));
    try {
      const path = join(folder, 'received');
      await writeFile(path, content, { mode: 0o600 });
      const prepared = await prepare(path, content.length, 'image', folder);
      return addressOf(await keep(prepared, { originalName, accountId, isPrivate: false, isClaimed: true }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

export type PictureKeeper = ReturnType<typeof pictureKeeper>;
