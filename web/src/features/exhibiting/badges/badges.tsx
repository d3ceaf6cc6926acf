import { Suspense } from 'react';
import { FactsSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
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
        <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
          <BadgeList status={data.status} page={data.page} query={data.query} />
        </Suspense>
      );
    case 'add':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <NewBadge query={data.query} />
        </Suspense>
      );
    case 'edit':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <EditBadge key={data.id} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <BadgeDetail key={data.id} query={data.query} />
        </Suspense>
      );
  }
}
