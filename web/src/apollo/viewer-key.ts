import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Where the cache keeps whoever is signed in; undefined while nobody has asked. */
export function viewerKey(cache: ApolloCache): string | undefined {
  let key: string | undefined;
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        key = value?.__ref;
        return value;
      },
    },
  });
  return key;
}
