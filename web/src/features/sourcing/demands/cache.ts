import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of requests, the own and the public ones, are read again where somebody looks at them. */
export function forgetLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'buyerPosts' });
        return value;
      },
    },
  });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'buyerPosts' });
}

/** Takes a request out of everything that the cache holds. */
export function forgetDemand(cache: ApolloCache, id: string): void {
  cache.evict({ id: `BuyerPost:${id}` });
  forgetLists(cache);
  cache.gc();
}
