import { useReadQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { Navigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Tabs } from '../../../ui/tabs';
import type { CentreAddress } from '../../centre';
import { demandsPath, type StatusTab, statusTabs } from './address';
import { DemandRow } from './demand-row';
import type { OwnDemandsRef } from './load';
import { ReviewNote } from './review-note';
import { useDeleteDemand } from './use-delete-demand';
import { useWatchReview } from './use-watch-review';

interface DemandListProps {
  role: CentreAddress['role'];
  status: StatusTab;
  page: number;
  query: OwnDemandsRef;
}

/** Own requests, ten a page, by state (VC-057, VC-058, EXH-150, CONST-029). */
export function DemandList({ role, status, page, query }: DemandListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const posts = useReadQuery(query).data.viewer?.buyerPosts;
  const { ask, question } = useDeleteDemand(() => {
    // The button that was pressed goes with its row: reading goes on at the list.
    list.current?.focus({ preventScroll: true });
    void revalidate();
  });
  useWatchReview(posts?.nodes.some(({ review }) => review?.status === 'UNDER_REVIEW') ?? false);
  if (!posts) return null;
  const { nodes, totalCount } = posts;
  const lastPage = Math.max(1, posts.pageInfo.pageCount);
  const pathOf = (tab: StatusTab, target = 1) =>
    demandsPath(role, { view: 'list', status: tab, page: target });
  // The last one of a page has gone, or the address names a page that never was.
  if (page > lastPage) return <Navigate to={pathOf(status, lastPage)} replace />;
  const add = <ButtonLink to={demandsPath(role, { view: 'add' })}>{t('demands.add')}</ButtonLink>;
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.div flex="1 1 18rem">
          <ReviewNote />
        </chakra.div>
        {add}
      </Flex>
      <Tabs
        label={t('demands.tabs')}
        current={status}
        tabs={statusTabs.map((id) => ({ id, label: t(`demands.tab.${id}`), to: pathOf(id) }))}
      >
        <chakra.div ref={list} tabIndex={-1} outline="none">
          {nodes.length > 0 ? (
            <Flex as="ul" listStyleType="none" direction="column" gap="4">
              {nodes.map((demand) => (
                <li key={demand.id}>
                  <DemandRow role={role} demand={demand} onDelete={ask} />
                </li>
              ))}
            </Flex>
          ) : (
            <EmptyState seed={`demands-${status}`}>
              {t(status === '0' ? 'demands.none' : 'demands.noneOfState')}
            </EmptyState>
          )}
        </chakra.div>
        <Pager
          page={page}
          pageCount={lastPage}
          total={totalCount}
          hideForOnePage
          label={t('demands.tabs')}
          href={(target) => pathOf(status, target)}
        />
      </Tabs>
      {question}
    </>
  );
}
