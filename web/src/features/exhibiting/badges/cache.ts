import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Lists of badges and the quota are read again where somebody looks at them. */
export function forgetLists(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) {
          cache.evict({ id: value.__ref, fieldName: 'badges' });
          cache.evict({ id: value.__ref, fieldName: 'badgeAllowance' });
        }
        return value;
      },
    },
  });
}

/** Takes badges out of everything that the cache holds. */
export function forgetBadges(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) cache.evict({ id: `Badge:${id}` });
  forgetLists(cache);
  cache.gc();
}
