import { readPageNumber } from '../../../lib/page-number';
import { paths, type SearchListGroup } from '../../../lib/paths';
import { keysOf } from '../../../lib/objects';

/** Groups that have no list of their own elsewhere: the search shows all of them, by page. */
export const listGroups: readonly SearchListGroup[] = ['news', 'exhibitorLists', 'materials'];

/** What the address of a search says. */
export interface SearchAddress {
  text: string;
  /** The one group that is shown whole; null for the first entries of all six. */
  group: SearchListGroup | null;
  page: number;
}

/** Reads the address; what makes no sense falls back to the overview. */
export function readSearchAddress(query: URLSearchParams): SearchAddress {
  const group = listGroups.find((name) => name === query.get('group')) ?? null;
  return {
    text: (query.get('globalSearch') ?? '').trim().slice(0, 100),
    group,
    page: group ? readPageNumber(query) : 1,
  };
}

/** Where all of a group's finds are listed. */
export const allOf = {
  exhibitors: (text: string) => paths.directory({ tab: 'supplier', search: text }),
  products: (text: string) => paths.directory({ tab: 'product', search: text }),
  buyerPosts: (text: string) => paths.buyerPosts({ keyword: text }),
  news: (text: string) => paths.search(text, { group: 'news' }),
  exhibitorLists: (text: string) => paths.search(text, { group: 'exhibitorLists' }),
  materials: (text: string) => paths.search(text, { group: 'materials' }),
};

export type SearchGroupId = keyof typeof allOf;

/** The six groups, in their order (PUB-068). */
export const groupIds = keysOf(allOf);
