import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../../i18n';
import { useDeleteArticlesMutation } from './articles.generated';
import { forgetArticles } from './cache';

/** How articles are deleted, and what the question tells about it (EXH-069, DESIGN-010). */
export function useArticleDeletion() {
  const t = useT();
  const client = useApolloClient();
  const [remove] = useDeleteArticlesMutation();
  return {
    note: t('articles.deleteNote'),
    send: async (ids: string[]) => (await remove({ variables: { ids } })).data?.deletePromotionArticles,
    forget: (ids: string[]) => forgetArticles(client.cache, ids),
  };
}
