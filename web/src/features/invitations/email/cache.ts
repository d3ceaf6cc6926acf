import type { ApolloCache, Reference } from '@apollo/client/cache';

/** Own invitations are read again where somebody looks at them. */
export function forgetInvitations(cache: ApolloCache): void {
  cache.modify({
    fields: {
      viewer: (value: Reference | null) => {
        if (value) cache.evict({ id: value.__ref, fieldName: 'friendInvitations' });
        return value;
      },
    },
  });
  cache.gc();
}
