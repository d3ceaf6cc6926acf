import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../apollo';
import type { FavouriteKind } from '../../gql/types';
import { toast } from '../../ui/toast';
import { useRemoveFavouriteMutation } from './favourites.generated';
import { showOptimistically } from './optimistic-update';
import { updateFavouriteLists } from './favourites-cache';
import { tellTabs } from './other-tabs';

/**
 * Takes a mark away (VC-040): every heart is empty and every list without it at once; it comes back with a message
 * when it fails.
 */
export function useRemoveFavourite(kind: FavouriteKind): (id: string) => Promise<void> {
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [remove] = useRemoveFavouriteMutation();
  return async (id) => {
    const change = { kind, id, isFavourite: false };
    const removeOptimistic = showOptimistically(cache, change);
    try {
      const { data } = await remove({
        variables: { input: { kind, id } },
        update: (root, { data: answer }) => {
          if (answer?.removeFavourite.errors.length === 0) updateFavouriteLists(root, change);
        },
      });
      const refused = data?.removeFavourite.errors[0];
      if (refused) toast.error(refused.message);
      else {
        if (data?.removeFavourite.message) toast.success(data.removeFavourite.message);
        tellTabs(change);
      }
    } catch (error) {
      showFailure(error);
    } finally {
      removeOptimistic();
    }
  };
}
