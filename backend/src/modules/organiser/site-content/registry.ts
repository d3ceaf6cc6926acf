import type { Collection } from '../../../collections/index.ts';
import { formCollections } from '../../../forms/index.ts';
import { notFound } from '../../../http/errors.ts';
import { catalogueCollections } from '../../catalogue/index.ts';
import { contentCollections } from '../../content/index.ts';
import { eventCollections } from '../../events/index.ts';
import {
  advertisingCollections,
  boothApplicationCollections,
  serviceCollections,
} from '../../exhibiting/index.ts';
import { registrationCollections } from '../../registration/index.ts';
import { what } from './messages.ts';

/** All that editors write besides news, banners and settings of editions; each domain describes what is its own. */
export const collections: readonly Collection[] = [
  ...contentCollections,
  ...eventCollections,
  ...formCollections,
  ...catalogueCollections,
  ...registrationCollections,
  ...serviceCollections,
  ...advertisingCollections,
  ...boothApplicationCollections,
];

const byName = new Map(collections.map((collection) => [collection.name, collection]));

/** @throws Refusal 404 */
export function collectionOf(name: string): Collection {
  const found = byName.get(name);
  if (!found) throw notFound(what.collection);
  return found;
}

/** The collections whose entries belong to those of this one. */
export const childrenOf = ({ name }: Collection): Collection[] =>
  collections.filter(({ parent }) => parent === name);
