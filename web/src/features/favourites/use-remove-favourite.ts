import { useApolloClient } from '@apollo/client/react';
import { toFailure, useFailureToast } from '../../apollo';
import type { FavouriteKind } from '../../gql/types';
import { useT } from '../../i18n';
import { toast } from '../../ui/toast';
import { askForSignIn } from '../identity';
import { useRemoveFavouriteMutation } from './favourites.generated';
import { showOptimistically } from './optimistic-update';
import { updateFavouriteLists } from './favourites-cache';
import { tellTabs } from './other-tabs';
import { useAddFavourite } from './use-add-favourite';

interface Marked {
  id: string;
  /** As the message calls it. */
  name: string;
}

/**
 * Takes a mark away (VC-040): every heart is empty and every list without it at once. The message can undo it; the mark
 * comes back with a message when the removal fails.
 */
export function useRemoveFavourite(kind: FavouriteKind): (thing: Marked) => Promise<void> {
  const t = useT();
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [remove] = useRemoveFavouriteMutation();
  const add = useAddFavourite(kind);
  return async ({ id, name }) => {
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
        toast.success(t('favourites.removed', { name }), {
          label: t('favourites.undo'),
          run: () => void add(id),
        });
        tellTabs(change);
      }
    } catch (error) {
      // The session has ended elsewhere. The mark stays: after the sign-in its heart is filled.
      if (toFailure(error).kind === 'signIn') askForSignIn('collect');
      else showFailure(error);
    } finally {
      removeOptimistic();
    }
  };
}
