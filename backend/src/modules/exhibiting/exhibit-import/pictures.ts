import { Refusal } from '../../../http/errors.ts';
import type { Bilingual } from '../../../http/language.ts';
import { createSemaphore } from '../../../limits/semaphore.ts';
import { pictureKey } from './archive.ts';
import { problems } from './problems.ts';

/** Addresses of one list that are loaded. */
export const MOST_ADDRESSES = 50;
/** So many at a time: fifty addresses that do not answer are given up within the time that a sender waits. */
const AT_ONCE = 8;

interface Parts {
  /** Pictures of the archive; undefined where the list came alone. */
  archive: ReadonlyMap<string, Buffer> | undefined;
  /** Keeps a picture. @throws Refusal for what is none; 429 when the sender may send no more */
  keep: (content: Buffer, name: string) => Promise<string>;
  /** Loads what stands at an address; fails where nothing comes. */
  load: (address: string) => Promise<Buffer>;
  /** Proves that an address is a picture that the sender has uploaded. @throws Refusal */
  prove: (address: string) => Promise<unknown>;
}

/**
 * What the sheet says of a picture as the address of a kept one, or what is wrong: a file of the archive, one that the
 * sender has uploaded before, or a web address. Said twice it is kept once.
 * Its answers fail when the sender may send no more: that is wrong with no line.
 */
export function pictureFinder({ archive, keep, load, prove }: Parts) {
  const found = new Map<string, Promise<string | Bilingual>>();
  const withPermit = createSemaphore(AT_ONCE, Infinity);
  let addresses = 0;

  async function find(said: string): Promise<string | Bilingual> {
    if (said.startsWith('/files/')) {
      await prove(said);
      return said;
    }
    if (/^https?:\/\//i.test(said)) {
      addresses += 1;
      if (addresses > MOST_ADDRESSES) return problems.manyAddresses(MOST_ADDRESSES);
      const content = await load(said).catch(() => undefined);
      return content
        ? keep(content, new URL(said).pathname.split('/').at(-1) || 'picture')
        : problems.notLoaded;
    }
    if (!archive) return problems.needsArchive;
    const content = archive.get(pictureKey(said));
    return content ? keep(content, said) : problems.notInArchive;
  }

  const orWhy = (said: string) =>
    withPermit(() => find(said)).catch((error: unknown) => {
      if (error instanceof Refusal && error.code !== 429) return error.text;
      throw error;
    });

  return (said: string): Promise<string | Bilingual> => {
    const known = found.get(said) ?? orWhy(said);
    found.set(said, known);
    return known;
  };
}
