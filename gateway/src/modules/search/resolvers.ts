import type { QueryResolvers } from '../../schema/resolvers.generated.ts';
import { searchSuggestions } from './suggestions.ts';

export { SiteSearch } from './site-search.ts';

export const Query: Pick<QueryResolvers, 'searchSuggestions' | 'siteSearch'> = {
  siteSearch: (_root, { text }) => ({ text: text.trim() }),
  searchSuggestions: (_root, { text, limit }, context) => searchSuggestions(context, text, limit),
};
