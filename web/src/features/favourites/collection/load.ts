import type { QueryRef } from '@apollo/client/react';
import type { CentreAddress, CentreApp } from '../../centre';
import { type CollectionAddress, readCollectionAddress } from './address';
import {
  FavouriteExhibitsDocument,
  type FavouriteExhibitsQuery,
  type FavouriteExhibitsQueryVariables,
  FavouriteSuppliersDocument,
  type FavouriteSuppliersQuery,
  type FavouriteSuppliersQueryVariables,
} from './collection.generated';

export type ExhibitsRef = QueryRef<FavouriteExhibitsQuery, FavouriteExhibitsQueryVariables>;
export type SuppliersRef = QueryRef<FavouriteSuppliersQuery, FavouriteSuppliersQueryVariables>;

export type CollectionData = CollectionAddress &
  ({ tab: 'exhibit'; query: ExhibitsRef } | { tab: 'supplier'; query: SuppliersRef });

/** Only the tab that is shown is read; a page that was read before comes from the cache. */
export function loadCollection({ query }: CentreAddress, { preloadQuery }: CentreApp): CollectionData {
  const { tab, ...address } = readCollectionAddress(query);
  const variables = { page: address.page };
  return tab === 'exhibit'
    ? { ...address, tab, query: preloadQuery(FavouriteExhibitsDocument, { variables }) }
    : { ...address, tab, query: preloadQuery(FavouriteSuppliersDocument, { variables }) };
}
