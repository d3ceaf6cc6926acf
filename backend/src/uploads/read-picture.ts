import { buffer } from 'node:stream/consumers';
import { ADDRESS, isPictureAddress } from './kinds.ts';
import type { UploadStorage } from './storage/storage.ts';

/** Reads a public picture as it was kept; undefined for whatever is none. No other address is ever opened. */
export async function readPicture(storage: UploadStorage, address: string): Promise<Buffer | undefined> {
  if (!isPictureAddress(address)) return undefined;
  const file = await storage.open(address.slice(ADDRESS.length));
  return file && buffer(file.stream);
}
