import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { forgetDemand } from './cache';
import { useDeleteDemandMutation } from './demands.generated';

/** How a request is deleted, and what the question tells about it (VC-066, EXH-159). */
export function useDemandDeletion() {
  const t = useT();
  const client = useApolloClient();
  const [remove] = useDeleteDemandMutation();
  return {
    note: t('demands.deleteNote'),
    send: async ([id = '']: string[]) => (await remove({ variables: { id } })).data?.deleteBuyerPost,
    forget: (ids: string[]) => ids.forEach((id) => forgetDemand(client.cache, id)),
  };
}
