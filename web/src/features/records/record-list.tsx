import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Navigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../i18n';
import { EmptyState } from '../../ui/empty-state';
import { Pager } from '../../ui/pager';
import { Tabs } from '../../ui/tabs';
import { type StatusTab, statusTabs, useWatchReview } from '../review';
import type { RecordPaths } from './address';
import { type Selection, SelectionBar, useSelection } from './selection';
import { type Deletable, useDeleteRecords } from './use-delete-records';

interface RecordListProps<Node> {
  paths: RecordPaths;
  status: StatusTab;
  page: number;
  records: {
    nodes: readonly Node[];
    totalCount: number;
    pageInfo: { pageCount: number };
  };
  /** Whether something here waits for its review: the demo decides within seconds. */
  waits: boolean;
  /** What deletion calls a record; null for one that is protected. */
  deletable: (node: Node) => Deletable | null;
  deletion: Pick<Parameters<typeof useDeleteRecords>[0], 'note' | 'send'> & {
    /** Drops these from the cache. */
    forget: (ids: string[]) => void;
  };
  /** Whether several can be ticked and deleted at once (EXH-058, EXH-069). */
  selects?: boolean;
  /** Who reviews, and beside it what can be added. */
  note: ReactNode;
  add: ReactNode;
  /** Beside the ticks: downloads and the like. */
  tools?: ReactNode;
  /** What to say when there is nothing at all. */
  empty: { title: string; text: string };
  row: (node: Node, actions: { ask: () => void; selection: Selection }) => ReactNode;
  keyOf: (node: Node) => string;
}

/** The list of a panel of reviewed records: by state, ten a page, with deletion (CONST-032, CONST-056). */
export function RecordList<Node>(props: RecordListProps<Node>) {
  const { paths, status, page, records, waits, deletable, deletion, selects, keyOf } = props;
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const { nodes, totalCount, pageInfo } = records;
  const selection = useSelection(nodes.map(deletable).filter((one) => one !== null));
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      selection.clear();
      // The button that was pressed goes with its row: reading goes on at the list.
      list.current?.focus({ preventScroll: true });
      void revalidate();
      deletion.forget(ids);
    },
  });
  useWatchReview(waits);
  const lastPage = Math.max(1, pageInfo.pageCount);
  const pathOf = (tab: StatusTab, target = 1) => paths.of({ view: 'list', status: tab, page: target });
  // The last one of a page has gone, or the address names a page that never was.
  if (page > lastPage) return <Navigate to={pathOf(status, lastPage)} replace />;
  const count = nodes.filter((node) => deletable(node) !== null).length;
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.div flex="1 1 18rem">{props.note}</chakra.div>
        {props.add}
      </Flex>
      <Tabs
        label={t('review.tabs')}
        current={status}
        tabs={statusTabs.map((id) => ({ id, label: t(`review.tab.${id}`), to: pathOf(id) }))}
      >
        {selects && (count > 0 || props.tools) ? (
          <SelectionBar selection={selection} count={count} onDelete={() => ask(selection.chosen)}>
            {props.tools}
          </SelectionBar>
        ) : null}
        <chakra.div ref={list} tabIndex={-1} outline="none">
          {nodes.length > 0 ? (
            <Flex as="ul" listStyleType="none" direction="column" gap="4">
              {nodes.map((node) => (
                <li key={keyOf(node)}>
                  {props.row(node, {
                    ask: () => {
                      const record = deletable(node);
                      if (record) ask([record]);
                    },
                    selection,
                  })}
                </li>
              ))}
            </Flex>
          ) : (
            <EmptyState
              seed={`${paths.list}-${status}`}
              title={status === '0' ? props.empty.title : undefined}
            >
              {status === '0' ? props.empty.text : t('review.noneOfState')}
            </EmptyState>
          )}
        </chakra.div>
        <Pager
          page={page}
          pageCount={lastPage}
          total={totalCount}
          hideForOnePage
          label={t('review.tabs')}
          href={(target) => pathOf(status, target)}
        />
      </Tabs>
      {question}
    </>
  );
}
