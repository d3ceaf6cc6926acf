import { Comparison } from '../content-editing';
import { useDeskArticleChangesQuery } from './managed-news.generated';

/** What became of an article between two versions. */
export function ArticleComparison({ id, from, to }: { id: string; from: number; to: number }) {
  const { data, error, refetch } = useDeskArticleChangesQuery({
    variables: { id, from, to },
    // A version never changes.
    fetchPolicy: 'cache-first',
  });
  const changes = data?.organiser?.deskArticle?.changes;
  return <Comparison changes={changes} hasFailed={error !== undefined} onRetry={() => void refetch()} />;
}
