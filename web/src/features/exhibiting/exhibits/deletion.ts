import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { forgetExhibits } from './cache';
import { useDeleteExhibitsMutation } from './exhibits.generated';

/** How exhibits are deleted, and what the question tells about it (EXH-058, DESIGN-010). */
export function useExhibitDeletion() {
  const t = useT();
  const client = useApolloClient();
  const [remove] = useDeleteExhibitsMutation();
  return {
    note: t('exhibits.deleteNote'),
    send: async (ids: string[]) => (await remove({ variables: { ids } })).data?.deleteProducts,
    forget: (ids: string[]) => forgetExhibits(client.cache, ids),
  };
}
