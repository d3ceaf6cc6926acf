import { useApolloClient } from '@apollo/client/react';
import { useOutcomeToast } from '../../../apollo';
import { forgetSite } from './cache';
import { DeskArticleVersionsDocument, useRestoreDeskArticleMutation } from './managed-news.generated';

/** Takes an earlier version of an article again; the list of versions shows it at once. */
export function useRestore() {
  const tell = useOutcomeToast();
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
      await tell(
        async () => (await send({ variables: { id, version, number } })).data?.restoreDeskArticle,
        () => forgetSite(cache),
      );
    },
  };
}
