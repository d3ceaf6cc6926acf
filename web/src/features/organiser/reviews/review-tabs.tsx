import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatNumber, useT } from '../../../i18n';
import { Bone } from '../../../ui/skeleton';
import { reviewsPaths } from './address';
import { useReviewCountsQuery } from './reviews.generated';

/** How often the counts are asked for while somebody looks. */
const POLL_MS = 15_000;

/** As many places as the review has kinds: what is below the row stays where it is when they come. */
const KINDS = Array.from({ length: 8 }, (_, index) => index);
const pill = { width: '7rem', height: '10', borderRadius: 'full' } as const;

const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'full',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'line.strong' },
    _currentPage: { bg: 'ink', color: 'page', borderColor: 'ink', fontWeight: 'semibold' },
  },
});

/** The kinds with how much of each waits, and what was decided. @param current kind, blank for all, or `history` */
export function ReviewTabs({ current }: { current: string }) {
  const t = useT();
  const { data } = useReviewCountsQuery({
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.organiser?.reviewCounts ?? [];
  const total = counts.reduce((sum, { waiting }) => sum + waiting, 0);
  const tab = (id: string, to: string, label: string, count?: number) => (
    <li key={id}>
      <Tab to={to} aria-current={current === id ? 'page' : undefined}>
        {label}
        {count === undefined ? null : <span data-numeric="">{formatNumber(count)}</span>}
      </Tab>
    </li>
  );
  return (
    <nav aria-label={t('reviews.kinds')}>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" mb="4" minHeight="10">
        {tab('', reviewsPaths.queue(), t('reviews.kinds.all'), data ? total : undefined)}
        {counts.map(({ kind, kindLabel, waiting }) =>
          tab(kind, reviewsPaths.queue(kind), kindLabel, waiting),
        )}
        {data ? null : KINDS.map((kind) => <Bone key={kind} as="li" aria-hidden {...pill} />)}
        {tab('history', reviewsPaths.history(), t('reviews.decided'))}
      </chakra.ul>
    </nav>
  );
}
