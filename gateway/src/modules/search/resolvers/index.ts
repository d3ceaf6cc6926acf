import { SiteSearch, siteSearchQueries } from './site-search.ts';
import { suggestionQueries } from './suggestions.ts';

/** The search of the whole site, and suggestions for it. */
export const searchResolvers = {
  Query: { ...siteSearchQueries, ...suggestionQueries },
  SiteSearch,
};
