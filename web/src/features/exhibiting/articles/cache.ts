import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of articles are read again where somebody looks at them. */
export function forgetLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'promotionArticles' });
        return value;
      },
    },
  });
}

/** Takes articles, and what became public of them, out of everything that the cache holds. */
export function forgetArticles(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) {
    cache.evict({ id: `PromotionArticle:${id}` });
    cache.evict({ id: `NewsArticle:${id}` });
  }
  forgetLists(cache);
  cache.gc();
}
