import { Suspense } from 'react';
import { FactsSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { AdDetail } from './ad-detail';
import { EditAdRequest, NewAdRequest } from './ad-editor';
import { AdList } from './ad-list';
import type { AdvertisingData } from './load';

/** Advertising that the company orders (EXH-086..096). */
export function Advertising({ data }: PanelProps<AdvertisingData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
          <AdList status={data.status} page={data.page} query={data.query} />
        </Suspense>
      );
    case 'add':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <NewAdRequest query={data.query} />
        </Suspense>
      );
    case 'edit':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <EditAdRequest key={data.id} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <AdDetail key={data.id} query={data.query} />
        </Suspense>
      );
  }
}
