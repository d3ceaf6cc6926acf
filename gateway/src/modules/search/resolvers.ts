import type { QueryResolvers, RelaxedSearchResolvers } from '../../schema/resolvers.generated.ts';
import { exhibitorSource, productSource, suggestionSource } from '../catalogue/index.ts';
import { pageParent } from '../page.ts';
import { searchSuggestions } from './suggestions.ts';

export { SiteSearch } from './site-search.ts';

/** Without a word there is nothing to look for: the REST calls would list everything. */
const nothing = { records: [], total: 0 };

export const RelaxedSearch: RelaxedSearchResolvers = {
  text: ({ keyword }) => keyword || null,
  exhibitors: ({ keyword }, asked, context) =>
    pageParent(
      keyword === '' ? Promise.resolve(nothing) : exhibitorSource(context).list({ keyword, ...asked }),
      asked,
    ),
  products: ({ keyword }, asked, context) =>
    pageParent(
      keyword === '' ? Promise.resolve(nothing) : productSource(context).list({ keyword, ...asked }),
      asked,
    ),
};

export const Query: Pick<QueryResolvers, 'relaxedSearch' | 'searchSuggestions' | 'siteSearch'> = {
  relaxedSearch: (_root, { text }, context) => suggestionSource(context).relaxed(text.trim()),
  siteSearch: (_root, { text }) => ({ text: text.trim() }),
  searchSuggestions: (_root, { text, limit }, context) => searchSuggestions(context, text, limit),
};
