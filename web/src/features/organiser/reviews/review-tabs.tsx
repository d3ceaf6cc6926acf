import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatNumber, type Lang, useLang, useT } from '../../../i18n';
import { Bone } from '../../../ui/skeleton';
import { reviewsPaths } from './address';
import { useReviewCountsQuery } from './reviews.generated';

/** How often the counts are asked for while somebody looks. */
const POLL_MS = 15_000;

/** Places as wide as the kinds of the review with a count, in rem: what is below stays where it is when they come. */
const PLACES: Record<Lang, readonly number[]> = {
  ZH: [6.4, 6.4, 4.7, 6.4, 6.4, 7.3, 8.2, 6.4],
  EN: [9.9, 10.1, 5.7, 5.6, 8.3, 16.9, 10.1, 10.5],
};

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
  const lang = useLang();
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
        {data
          ? null
          : PLACES[lang].map((width, index) => (
              <Bone
                key={index}
                as="li"
                aria-hidden
                height="10"
                borderRadius="full"
                style={{ width: `${width}rem` }}
              />
            ))}
        {tab('history', reviewsPaths.history(), t('reviews.decided'))}
      </chakra.ul>
    </nav>
  );
}
