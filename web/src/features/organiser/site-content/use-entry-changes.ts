import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { forgetSite } from './cache';
import {
  ContentListDocument,
  useDiscardContentDraftMutation,
  useMoveContentMutation,
  useRemoveContentMutation,
  useRestoreContentMutation,
} from './site-content.generated';

interface Outcome {
  message: string | null;
  errors: readonly { message: string }[];
}

/** Changes of an entry that need no form: each is told, and says whether it went well. */
export function useEntryChanges() {
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [sendRemoval, removing] = useRemoveContentMutation();
  const [sendDiscard, discarding] = useDiscardContentDraftMutation();
  const [sendRestore, restoring] = useRestoreContentMutation();
  const [sendMove, moving] = useMoveContentMutation({
    refetchQueries: [ContentListDocument],
    awaitRefetchQueries: true,
  });
  const tell = async (send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      if (!outcome || error) return false;
      forgetSite(cache);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return {
    isBusy: removing.loading || discarding.loading || restoring.loading || moving.loading,
    remove: (id: string, version: number) =>
      tell(async () => (await sendRemoval({ variables: { id, version } })).data?.removeContent),
    discard: (id: string, version: number) =>
      tell(async () => (await sendDiscard({ variables: { id, version } })).data?.discardContentDraft),
    restore: (id: string, version: number, number: number) =>
      tell(async () => (await sendRestore({ variables: { id, version, number } })).data?.restoreContent),
    move: (id: string, place: number) =>
      tell(async () => (await sendMove({ variables: { id, place } })).data?.moveContent),
  };
}
