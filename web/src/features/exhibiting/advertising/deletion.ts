import { useApolloClient } from '@apollo/client/react';
import { useDeleteAdRequestsMutation } from './advertising.generated';
import { forgetAdRequests } from './cache';

/** How orders that are not approved are deleted, one or several (DESIGN-010). */
export function useAdRequestDeletion() {
  const client = useApolloClient();
  const [remove] = useDeleteAdRequestsMutation();
  return {
    send: async (ids: string[]) => (await remove({ variables: { ids } })).data?.deleteAdRequests,
    forget: (ids: string[]) => forgetAdRequests(client.cache, ids),
  };
}
