import { useRecommendedDemandsPreloaded } from './matching.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { formatNumber, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { useWatchReview } from '../../review';
import { matchingPath, pairingPath } from '../pairing/paths';
import { DemandCard } from './demand-card';
import type { MatchingData } from './load';

/** Requests that fit, best first, ten a page. */
export function DemandCards({ page, query }: MatchingData) {
  const t = useT();
  const demands = useRecommendedDemandsPreloaded(query).data.viewer?.recommendedDemands;
  useWatchReview(
    demands?.nodes.some(({ application }) => application?.status === 'AWAITING_REVIEW') ?? false,
  );
  if (!demands) return null;
  const { nodes, totalCount, pageInfo } = demands;
  const lastPage = Math.max(1, pageInfo.pageCount);
  if (page > lastPage) return <Navigate to={matchingPath(lastPage)} replace />;
  if (nodes.length === 0) {
    return (
      <EmptyState
        seed="matching"
        title={t('matching.none.title')}
        action={<ButtonLink to={paths.centre('exhibitor', 'exhibits')}>{t('matching.exhibits')}</ButtonLink>}
      >
        {t('matching.none')}
      </EmptyState>
    );
  }
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="5">
        <chakra.div flex="1 1 18rem">
          <chakra.p role="status" fontWeight="semibold">
            {t('matching.count', { count: totalCount, shown: formatNumber(totalCount) })}
          </chakra.p>
          <chakra.p color="quiet" fontSize="sm" maxWidth="text">
            {t('matching.lead')}
          </chakra.p>
        </chakra.div>
        <ButtonLink to={pairingPath()} variant="outline">
          {t('matching.mine')}
        </ButtonLink>
      </Flex>
      <Flex as="ul" listStyleType="none" direction="column" gap="4" aria-label={t('matching.list')}>
        {nodes.map((demand) => (
          <li key={demand.id}>
            <DemandCard demand={demand} />
          </li>
        ))}
      </Flex>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('matching.list')}
        href={matchingPath}
      />
    </>
  );
}
