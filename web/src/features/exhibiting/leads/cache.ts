import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of leads are read again where somebody looks at them. */
export function forgetLeadLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'leads' });
        return value;
      },
    },
  });
}

/** Takes leads out of everything that the cache holds. */
export function forgetLeads(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `Lead:${id}` });
  forgetLeadLists(cache);
  cache.gc();
}
