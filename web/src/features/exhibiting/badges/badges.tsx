import { Suspense } from 'react';
import { DetailSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { BadgeDetail } from './badge-detail';
import { EditBadge, NewBadge } from './badge-editor';
import { BadgeList } from './badge-list';
import type { BadgesData } from './load';

/** Badges of the company's people (EXH-097..109). */
export function Badges({ data }: PanelProps<BadgesData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton count={5} />}>
          <BadgeList status={data.status} page={data.page} query={data.query} />
        </Suspense>
      );
    case 'add':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <NewBadge query={data.query} />
        </Suspense>
      );
    case 'edit':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <EditBadge key={data.id} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<DetailSkeleton />}>
          <BadgeDetail key={data.id} query={data.query} />
        </Suspense>
      );
  }
}
