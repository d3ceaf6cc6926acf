import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Own sign-ups are read again where somebody looks at them. */
export function forgetRegistrations(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) {
          cache.evict({ id: value.__ref, fieldName: 'eventRegistrations' });
          cache.evict({ id: value.__ref, fieldName: 'eventRegistration' });
        }
        return value;
      },
    },
  });
  cache.gc();
}
