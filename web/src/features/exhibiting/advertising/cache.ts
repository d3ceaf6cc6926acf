import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of orders are read again where somebody looks at them. */
export function forgetLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'adRequests' });
        return value;
      },
    },
  });
}

/** Takes orders out of everything that the cache holds. */
export function forgetAdRequests(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `AdRequest:${id}` });
  forgetLists(cache);
  cache.gc();
}
