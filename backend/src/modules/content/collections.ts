import type { Collection } from '../../collections/index.ts';
import { blockCollections } from './pages/collections.ts';
import { contactCollections } from './contacts/collections.ts';
import { documentCollections } from './documents/collections.ts';
import { textCollections } from './texts/collections.ts';

/** What editors write of the site's pages. */
export const contentCollections: readonly Collection[] = [
  ...textCollections,
  ...blockCollections,
  ...contactCollections,
  ...documentCollections,
];
