import type { Core } from '../core.ts';
import { readPicture } from '../uploads/index.ts';
import { demoPicture } from './files.ts';

/**
 * Reads a public picture that this service keeps: a drawing of the demo edition, or an upload; undefined for any other
 * address. Whatever address a company's logo has, nothing else is opened.
 */
export const keptPicture =
  ({ storage, demoEdition }: Pick<Core, 'storage' | 'demoEdition'>) =>
  async (address: string): Promise<Buffer | undefined> =>
    (demoEdition ? demoPicture(address) : undefined) ?? readPicture(storage, address);
