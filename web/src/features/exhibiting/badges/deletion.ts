import { useApolloClient } from '@apollo/client/react';
import { useDeleteBadgesMutation } from './badges.generated';
import { forgetBadges } from './cache';

/** How badges that are not approved are deleted, one or several (EXH-104, CONFLICT-023). */
export function useBadgeDeletion() {
  const client = useApolloClient();
  const [remove] = useDeleteBadgesMutation();
  return {
    send: async (ids: string[]) => (await remove({ variables: { ids } })).data?.deleteBadges,
    forget: (ids: string[]) => forgetBadges(client.cache, ids),
  };
}
