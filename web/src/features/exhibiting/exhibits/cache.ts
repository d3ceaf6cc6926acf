import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of products, the own and the public ones, are read again where somebody looks at them. */
export function forgetLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'products' });
        return value;
      },
    },
  });
  for (const fieldName of ['products', 'recommendedProducts', 'search']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}

/** Takes products out of everything that the cache holds. */
export function forgetExhibits(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `Product:${id}` });
  forgetLists(cache);
  cache.gc();
}
