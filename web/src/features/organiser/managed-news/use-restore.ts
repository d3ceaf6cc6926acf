import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { forgetSite } from './cache';
import { DeskArticleVersionsDocument, useRestoreDeskArticleMutation } from './managed-news.generated';

/** Takes an earlier version of an article again; the list of versions shows it at once. */
export function useRestore() {
  const showFailure = useFailureToast();
  const { cache } = useApolloClient();
  const [send, { loading }] = useRestoreDeskArticleMutation({
    refetchQueries: [DeskArticleVersionsDocument],
    awaitRefetchQueries: true,
  });
  return {
    isRestoring: loading,
    /** @param version the one that was read @param number the one that is taken again */
    restore: async (id: string, version: number, number: number): Promise<void> => {
      if (loading) return;
      try {
        const outcome = (await send({ variables: { id, version, number } })).data?.restoreDeskArticle;
        const [error] = outcome?.errors ?? [];
        if (error) return toast.error(error.message);
        forgetSite(cache);
        if (outcome?.message) toast.success(outcome.message);
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
