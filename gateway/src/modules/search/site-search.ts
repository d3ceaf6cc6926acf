import type { Context } from '../../context/context.ts';
import type { PageRecord } from '../../rest/pages.ts';
import type { SiteSearchResolvers } from '../../schema/resolvers.generated.ts';
import { exhibitorSource, productSource } from '../catalogue/index.ts';
import { documentSource, newsSource } from '../content/index.ts';
import { buyerPostSource } from '../sourcing/index.ts';
import { searchGroup } from './group.ts';
import type { SiteSearchParent } from './parents.ts';

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
  exhibitors: group((context, keyword, asked) => exhibitorSource(context).list({ keyword, ...asked })),
  products: group((context, keyword, asked) => productSource(context).list({ keyword, ...asked })),
  buyerPosts: group((context, keyword, asked) => buyerPostSource(context).search({ keyword, ...asked })),
  news: group((context, keyword, asked) => newsSource(context).list({ keyword, ...asked })),
  exhibitorLists: group((context, keyword, asked) =>
    documentSource(context).find('companiesJoins', { keyword, ...asked }),
  ),
  materials: group((context, keyword, asked) =>
    documentSource(context).find('articles', { keyword, ...asked }),
  ),
};
