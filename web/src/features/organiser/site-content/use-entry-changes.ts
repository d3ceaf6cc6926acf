import { useApolloClient } from '@apollo/client/react';
import { type Outcome, useOutcomeToast } from '../../../apollo';
import { forgetSite } from './cache';
import {
  ContentListDocument,
  useDiscardContentDraftMutation,
  useMoveContentMutation,
  useRemoveContentMutation,
  useRestoreContentMutation,
} from './site-content.generated';

/** Changes of an entry that need no form: each is told, and says whether it went well. */
export function useEntryChanges() {
  const showOutcome = useOutcomeToast();
  const { cache } = useApolloClient();
  const [sendRemoval, removing] = useRemoveContentMutation();
  const [sendDiscard, discarding] = useDiscardContentDraftMutation();
  const [sendRestore, restoring] = useRestoreContentMutation();
  const [sendMove, moving] = useMoveContentMutation({
    refetchQueries: [ContentListDocument],
    awaitRefetchQueries: true,
  });
  const tell = (send: () => Promise<Outcome | undefined>) => showOutcome(send, () => forgetSite(cache));
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
