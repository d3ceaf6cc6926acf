import type { Collection } from '../../collections/index.ts';
import { blockCollections } from './block-collections.ts';
import { contactCollections } from './contact-collections.ts';
import { documentCollections } from './document-collections.ts';
import { textCollections } from './text-collections.ts';

/** What editors write of the site's pages. */
export const contentCollections: readonly Collection[] = [
  ...textCollections,
  ...blockCollections,
  ...contactCollections,
  ...documentCollections,
];
