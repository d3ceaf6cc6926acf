import { isRecord, itemsOf } from '../../lib/objects';
import type { SentFile } from './files-field';

/** Private files as a browser kept them with a draft; whatever else is there is dropped. @param most how many may be there */
export const keptFiles = (kept: unknown, most: number): SentFile[] =>
  itemsOf(kept)
    .slice(0, most)
    .filter(isRecord)
    .flatMap(({ name, address }) =>
      typeof name === 'string' && typeof address === 'string' && address.startsWith('/files/own/uploads/')
        ? [{ name: name.slice(0, 200), address: address.slice(0, 200) }]
        : [],
    );
