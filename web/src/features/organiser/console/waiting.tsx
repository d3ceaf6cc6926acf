import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { LinkRows } from '../../../ui/link-rows';
import { Bone, Loading } from '../../../ui/skeleton';
import { useReviewCountsQuery } from '../reviews/reviews.generated';

/** What waits for a reviewer, one press away. Where it cannot be told, the cards below lead there all the same. */
export function Waiting() {
  const t = useT();
  const { data, error } = useReviewCountsQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return null;
  const counts = data?.organiser?.reviewCounts ?? [];
  const total = counts.reduce((sum, { waiting }) => sum + waiting, 0);
  const kinds = counts.filter(({ waiting }) => waiting > 0);
  const row = {
    key: 'review',
    icon: total > 0 ? 'clock' : 'checkCircle',
    tone: 'accent',
    title: t('console.waiting', { count: total }),
    text: kinds
      .map(({ kindLabel: kind, waiting: count }) => t('console.waiting.kind', { kind, count }))
      .join(t('console.waiting.comma')),
    to: paths.organiser({ menu: 'review' }),
  } as const;
  return (
    // As tall as two lines of kinds: the cards below stay where they are.
    <chakra.div mb="6" minHeight="6.6rem">
      {data ? (
        <LinkRows rows={[row]} label={t('console.waiting.label')} />
      ) : (
        <Loading>
          <Bone height="6.6rem" borderRadius="card" />
        </Loading>
      )}
    </chakra.div>
  );
}
