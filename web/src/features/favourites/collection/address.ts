import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { paths } from '../../../lib/paths';
import type { CentreAddress } from '../../centre';

/** The two lists, in the order of the tabs. */
export const favouriteTabs = ['supplier', 'exhibit'] as const;
export type FavouriteTab = (typeof favouriteTabs)[number];

/** What `tab=` may call exhibits: the site calls them products elsewhere, and people type what they saw there. */
const exhibitWords: ReadonlySet<string> = new Set(['exhibit', 'exhibits', 'product', 'products']);

export interface CollectionAddress {
  tab: FavouriteTab;
  /** Whether the address names the tab. */
  isTabNamed: boolean;
  page: number;
}

export function readCollectionAddress(query: URLSearchParams): CollectionAddress {
  const tab = query.get('tab');
  return {
    tab: tab !== null && exhibitWords.has(tab) ? 'exhibit' : 'supplier',
    isTabNamed: tab !== null,
    page: readPageNumber(query),
  };
}

/** Changing the tab starts at its first page. */
export function collectionPath(role: CentreAddress['role'], tab: FavouriteTab, page = 1): string {
  return paths.centre(role, 'collection', { tab, ...pageQuery(page) });
}
