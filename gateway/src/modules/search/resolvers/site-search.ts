import type { Context } from '../../../context/context.ts';
import type { PageRecord } from '../../../rest/pages.ts';
import type { QueryResolvers, SiteSearchResolvers } from '../../../schema/resolvers.generated.ts';
import { searchGroup, type SiteSearchParent } from '../group.ts';

interface Asked {
  page: number;
  pageSize: number;
}

/** Without a text there is nothing to look for: the REST calls would list everything. */
const nothing = { records: [], total: 0 };

/** A resolver of one group. All groups of a search are under way at the same time. */
const group =
  <T>(read: (context: Context, keyword: string, asked: Asked) => Promise<PageRecord<T>>) =>
  ({ text }: SiteSearchParent, { page, pageSize }: Asked, context: Context) =>
    searchGroup<T>(
      () => (text === '' ? Promise.resolve(nothing) : read(context, text, { page, pageSize })),
      { page, pageSize },
      context.locale,
    );

export const SiteSearch: SiteSearchResolvers = {
  exhibitors: group(({ catalogue }, keyword, asked) => catalogue.exhibitors({ keyword, ...asked })),
  products: group(({ catalogue }, keyword, asked) => catalogue.products({ keyword, ...asked })),
  buyerPosts: group(({ sourcing }, keyword, asked) => sourcing.search({ keyword, ...asked })),
  news: group(({ content }, keyword, asked) => content.news({ keyword, ...asked })),
  exhibitorLists: group(({ content }, keyword, asked) =>
    content.findDocuments('companiesJoins', { keyword, ...asked }),
  ),
  materials: group(({ content }, keyword, asked) => content.findDocuments('articles', { keyword, ...asked })),
};

export const siteSearchQueries: Pick<QueryResolvers, 'siteSearch'> = {
  siteSearch: (_root, { text }) => ({ text: text.trim() }),
};
