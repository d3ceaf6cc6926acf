import { Suspense } from 'react';
import { FactsSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { FillItem } from './fill-item';
import { ItemDetail } from './item-detail';
import { ItemList } from './item-list';
import type { ManualData } from './load';

/** The service manual: what the organiser asks of every exhibitor (EXH-116..129). */
export function Manual({ data }: PanelProps<ManualData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton isPlain count={6} />}>
          <ItemList query={data.query} />
        </Suspense>
      );
    case 'fill':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <FillItem key={data.id} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <ItemDetail key={data.id} query={data.query} />
        </Suspense>
      );
  }
}
