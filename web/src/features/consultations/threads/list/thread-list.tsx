import { useThreadsPreloaded } from '../threads.generated';
import { Navigate } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Pager } from '../../../../ui/pager';
import { Table, TableHead } from '../../../../ui/table';
import { Tabs } from '../../../../ui/tabs';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import type { PanelProps } from '../../../centre';
import { unreadByTab } from '../../unread/by-tab';
import { type Box, boxOf, tabsOf, threadsPath, type ThreadTab } from '../address';
import type { ThreadsRef } from '../load';
import { ThreadRow, wide } from './thread-row';

interface ThreadListProps extends Pick<PanelProps<never>, 'role'> {
  tab: ThreadTab;
  page: number;
  query: ThreadsRef;
}

/** Whom a tab's threads are with: suppliers or buyers who were asked, or those who asked. */
const whoIn = (box: Box['box'], kinds: Box['kinds']) => {
  if (box === 'ASKED_TO_ME') return 'received';
  return kinds.includes('BUYER_POST') ? 'buyers' : 'suppliers';
};

/** Where those stand who can be asked; nobody can be made to ask. */
const placesToAsk = { suppliers: paths.directory(), buyers: paths.buyerPosts() };

function NoThreads({ of }: { of: ReturnType<typeof whoIn> }) {
  const t = useT();
  return (
    <EmptyState
      seed={`threads-${of}`}
      title={t(`threads.empty.${of}.title`)}
      action={
        of === 'received' ? undefined : (
          <ButtonLink to={placesToAsk[of]}>{t(`threads.find.${of}`)}</ButtonLink>
        )
      }
    >
      {t(`threads.empty.${of}`)}
    </EmptyState>
  );
}

/** The threads of a tab as a table (VC-044, EXH-167); the latest activity first. */
export function ThreadList({ role, tab, page, query }: ThreadListProps) {
  const t = useT();
  const { viewer } = useThreadsPreloaded(query).data;
  if (!viewer) return null;
  const { nodes, totalCount } = viewer.consultations;
  const { pageSize, box, kinds } = boxOf(role, tab);
  const lastPage = Math.max(1, Math.ceil(totalCount / pageSize));
  if (page > lastPage) return <Navigate to={threadsPath(role, tab, { page: lastPage })} replace />;

  const unread = unreadByTab(role, viewer.unreadConsultations);
  return (
    <Tabs
      label={t('threads.tabs')}
      current={tab}
      tabs={tabsOf(role).map((id) => ({
        id,
        label: t(boxOf(role, id).label),
        to: threadsPath(role, id),
        count: unread[id] || undefined,
      }))}
    >
      {nodes.length === 0 ? (
        <NoThreads of={whoIn(box, kinds)} />
      ) : (
        <Table mt="-3">
          <thead>
            <tr>
              <TableHead scope="col">{t('threads.serial')}</TableHead>
              <TableHead scope="col">{t('threads.name')}</TableHead>
              <TableHead scope="col" {...wide}>
                {t('threads.kind')}
              </TableHead>
              <TableHead scope="col" {...wide}>
                {t('threads.content')}
              </TableHead>
              <TableHead scope="col" {...wide}>
                {t('threads.time')}
              </TableHead>
              <TableHead scope="col" {...wide}>
                {t('threads.status')}
              </TableHead>
              <TableHead scope="col">
                <VisuallyHidden>{t('threads.action')}</VisuallyHidden>
              </TableHead>
            </tr>
          </thead>
          <tbody>
            {nodes.map((thread, index) => (
              <ThreadRow
                key={thread.id}
                thread={thread}
                serial={(page - 1) * pageSize + index + 1}
                to={threadsPath(role, tab, { id: thread.id })}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        href={(target) => threadsPath(role, tab, { page: target })}
      />
    </Tabs>
  );
}
