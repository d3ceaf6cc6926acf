import { useApolloClient } from '@apollo/client/react';
import { toFailure, useFailureToast } from '../../apollo';
import type { FavouriteKind } from '../../gql/types';
import { useT } from '../../i18n';
import { toast } from '../../ui/toast';
import { askForSignIn, passRoleGate } from '../identity';
import { useAddFavouriteMutation } from './favourites.generated';
import { showOptimistically } from './optimistic-update';
import { evictFavouriteLists, updateFavouriteLists } from './favourites-cache';
import { tellTabs } from './other-tabs';

/** Name of the action that waits for a sign-in. */
export const COLLECT = 'collect';

/**
 * Marks a thing for later (DIR-087..091): optimistically, through the normalised cache and without reading anything
 * again, the lists of the centres included; taken back with a message when it fails.
 */
export function useAddFavourite(kind: FavouriteKind): (id: string) => Promise<void> {
  const t = useT();
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [add] = useAddFavouriteMutation();
  return async (id) => {
    const pending = { name: COLLECT, with: { kind, id } };
    if (!passRoleGate('collect', pending)) return;
    const change = { kind, id, isFavourite: true };
    const removeOptimistic = showOptimistically(cache, change);
    try {
      const { data } = await add({
        variables: { input: { kind, id } },
        update: (root, { data: answer }) => {
          const refused = answer?.addFavourite.errors[0];
          if (!refused) updateFavouriteLists(root, change);
          // Marked somewhere else, nobody here knows when: its place in the lists has to be asked for.
          else if (refused.code === 'DUPLICATE') evictFavouriteLists(root, kind);
        },
      });
      const refused = data?.addFavourite.errors[0];
      if (refused?.code === 'DUPLICATE') toast.warning(t('favourites.again'));
      else if (refused) toast.error(refused.message);
      else if (data?.addFavourite.message) toast.success(data.addFavourite.message);
      if (!refused || refused.code === 'DUPLICATE') tellTabs(change);
    } catch (error) {
      // The session has ended elsewhere: what was asked for is finished after the next sign-in.
      if (toFailure(error).kind === 'signIn') askForSignIn('collect', pending);
      else showFailure(error);
    } finally {
      removeOptimistic();
    }
  };
}
