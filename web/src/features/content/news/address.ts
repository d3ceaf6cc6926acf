import { pageQuery, readPageNumber } from '../../../lib/page-number';
import { type NewsTab, paths } from '../../../lib/paths';

/** What the address of the news says. */
export interface NewsAddress {
  tab: NewsTab;
  page: number;
}

/** The tabs, in their order (PUB-012). */
export const newsTabs: readonly NewsTab[] = ['news', 'focus', 'newsletter'];

const isTab = (value: string | null): value is NewsTab => newsTabs.some((tab) => tab === value);

/** Reads the address; what makes no sense is the first page of the first tab. */
export function readNewsAddress(query: URLSearchParams): NewsAddress {
  const tab = query.get('tab');
  return { tab: isTab(tab) ? tab : 'news', page: readPageNumber(query) };
}

/** The list that an article was opened from, where its address tells. */
export function readOrigin(query: URLSearchParams): NewsAddress | null {
  return isTab(query.get('tab')) ? readNewsAddress(query) : null;
}

/** The address of a state of the news; page 1 leaves no trace. */
export const newsPath = ({ tab, page }: NewsAddress): string => paths.news({ tab, ...pageQuery(page) });

/** The address of an article, with the way back to the list it was opened from. */
export const articlePath = (id: string, { tab, page }: NewsAddress): string =>
  paths.newsDetail(id, { tab, ...pageQuery(page) });
