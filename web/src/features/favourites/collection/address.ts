import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import type { CentreAddress } from '../../centre';

/** The two lists, in the order of the tabs. */
export const favouriteTabs = ['supplier', 'exhibit'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

export interface CollectionAddress {
  tab: FavouriteTab;
  page: number;
}

export function readCollectionAddress(query: URLSearchParams): CollectionAddress {
  return { tab: query.get('tab') === 'exhibit' ? 'exhibit' : 'supplier', page: readPageNumber(query) };
}

/** Changing the tab starts at its first page. */
export function collectionPath(role: CentreAddress['role'], tab: FavouriteTab, page = 1): string {
  return paths.centre(role, 'collection', {
    tab: tab === 'supplier' ? undefined : tab,
    ...pageQuery(page),
  });
}
