import type { ApolloCache } from '@apollo/client/cache';

/** What the site shows of news and banners is read again where somebody looks at it. */
export function forgetSite(cache: ApolloCache): void {
  for (const fieldName of ['newsArticles', 'newsArticle', 'banners'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
