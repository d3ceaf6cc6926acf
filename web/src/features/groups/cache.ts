import type { ApolloCache, Reference } from '@apollo/client/cache';

/** People whom the account has registered, a group among them, are read again where somebody looks at them. */
export function forgetRegisteredPeople(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'registeredPeople' });
        return value;
      },
    },
  });
  cache.gc();
}
