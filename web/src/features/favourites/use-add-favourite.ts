import { useFailureToast } from '../../apollo';
import type { FavouriteKind } from '../../gql/types';
import { useT } from '../../i18n';
import { toast } from '../../ui/toast';
import { useRoleGate } from '../identity';
import { type AddFavouriteMutation, useAddFavouriteMutation } from './favourites.generated';
import { tellTabs } from './other-tabs';

interface Thing {
  id: string;
  isFavourite: boolean;
}

/** What the server will most likely answer: every list that shows the thing has its heart filled at once. */
function hopeful(kind: FavouriteKind, id: string): AddFavouriteMutation {
  return {
    __typename: 'Mutation',
    addFavourite: {
      __typename: 'FavouritePayload',
      product: kind === 'PRODUCT' ? { __typename: 'Product', id, isFavourite: true } : null,
      exhibitor: kind === 'EXHIBITOR' ? { __typename: 'Exhibitor', id, isFavourite: true } : null,
      message: null,
      errors: [],
    },
  } as AddFavouriteMutation;
}

/**
 * Marks a thing for later (DIR-087..091): optimistically, through the normalised cache and without reading anything
 * again; taken back with a message when it fails.
 */
export function useAddFavourite(kind: FavouriteKind): (thing: Thing) => Promise<void> {
  const t = useT();
  const gate = useRoleGate();
  const showFailure = useFailureToast();
  const [add] = useAddFavouriteMutation();
  return async ({ id, isFavourite }) => {
    if (!gate('collect')) return;
    if (isFavourite) {
      toast.warning(t('favourites.again'));
      return;
    }
    try {
      const { data } = await add({
        variables: { input: { kind, id } },
        optimisticResponse: hopeful(kind, id),
      });
      const refused = data?.addFavourite.errors[0];
      if (refused?.code === 'DUPLICATE') toast.warning(refused.message);
      else if (refused) toast.error(refused.message);
      else if (data?.addFavourite.message) toast.success(data.addFavourite.message);
      if (!refused || refused.code === 'DUPLICATE') tellTabs({ kind, id, isFavourite: true });
    } catch (error) {
      showFailure(error);
    }
  };
}
