import type { QueryRef } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { formatNumber, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Pager } from '../../../ui/pager';
import { TextLink } from '../../../ui/text-link';
import { isNarrowed, type RequestsAddress, requestsPath } from './address';
import {
  type BuyerRequestsQuery,
  type BuyerRequestsQueryVariables,
  useBuyerRequestsPreloaded,
} from './request-list.generated';
import { RequestRow } from './request-row';

export type BuyerRequestsRef = QueryRef<BuyerRequestsQuery, BuyerRequestsQueryVariables>;

interface RequestListProps {
  address: RequestsAddress;
  query: BuyerRequestsRef;
}

/** Count, reset, ten requests and the pager (DIR-056 to DIR-058). */
export function RequestList({ address, query }: RequestListProps) {
  const t = useT();
  const { nodes, totalCount, totalCountIsEstimate, pageInfo } =
    useBuyerRequestsPreloaded(query).data.buyerPosts;
  const { id, keyword, page } = address;
  const emptyText = () => {
    if (totalCount > 0) return t('sourcing.list.pastEnd');
    if (id) return t('sourcing.list.gone');
    return keyword ? t('sourcing.list.nothingFor', { keyword }) : t('sourcing.list.nothing');
  };
  return (
    <>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        columnGap="6"
        minHeight="11"
        borderBottomWidth="1px"
        pb="3"
      >
        <chakra.p role="status" fontWeight="semibold">
          {t(totalCountIsEstimate ? 'sourcing.list.about' : 'sourcing.list.count', {
            count: totalCount,
            shown: formatNumber(totalCount),
          })}
        </chakra.p>
        {isNarrowed(address) ? (
          <TextLink to={requestsPath({})} display="inline-flex" alignItems="center" gap="1.5" py="2">
            <Icon name="reset" size="18px" />
            {t('sourcing.list.reset')}
          </TextLink>
        ) : null}
      </Flex>
      {nodes.length > 0 ? (
        nodes.map((post) => <RequestRow key={post.id} post={post} />)
      ) : (
        <EmptyState
          seed={keyword || 'requests'}
          action={
            <ButtonLink to={requestsPath(totalCount > 0 ? { ...address, page: 1 } : {})} variant="outline">
              {t(totalCount > 0 ? 'sourcing.list.firstPage' : 'sourcing.list.showAll')}
            </ButtonLink>
          }
        >
          {emptyText()}
        </EmptyState>
      )}
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        totalIsEstimate={totalCountIsEstimate}
        href={(target) => requestsPath({ ...address, page: target })}
        hideForOnePage
      />
    </>
  );
}
