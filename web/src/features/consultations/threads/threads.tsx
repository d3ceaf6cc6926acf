import { Suspense } from 'react';
import type { PanelProps } from '../../centre';
import { DetailSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import { ThreadList } from './list/thread-list';
import type { ThreadsData } from './load';
import { ThreadView } from './thread/thread-view';
import { useLiveThreads } from './use-live-threads';

/** Consultations of an account, in its centre: lists, and one thread at a time (VC-044..056, EXH-167..177). */
export function Threads({ role, data: { tab, page, id, list, thread } }: PanelProps<ThreadsData>) {
  useLiveThreads();
  if (id !== null && thread) {
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <ThreadView key={id} role={role} tab={tab} page={page} query={thread} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
      {list ? <ThreadList role={role} tab={tab} page={page} query={list} /> : null}
    </Suspense>
  );
}
