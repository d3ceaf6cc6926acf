import { Suspense } from 'react';
import { FactsSkeleton, FormSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { DemandDetail } from './demand-detail';
import { EditDemand, NewDemand } from './demand-editor';
import { DemandList } from './demand-list';
import type { DemandsData } from './load';

/** An account's own purchasing requests, in both centres (VC-057..067, EXH-150..160, CONFLICT-016). */
export function Demands({ role, data }: PanelProps<DemandsData>) {
  switch (data.view) {
    case 'list':
      return (
        <Suspense fallback={<RowListSkeleton isPlain count={5} />}>
          <DemandList role={role} status={data.status} page={data.page} query={data.query} />
        </Suspense>
      );
    case 'add':
      return <NewDemand role={role} />;
    case 'edit':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <EditDemand key={data.id} role={role} query={data.query} />
        </Suspense>
      );
    case 'detail':
      return (
        <Suspense fallback={<FactsSkeleton />}>
          <DemandDetail key={data.id} role={role} query={data.query} />
        </Suspense>
      );
  }
}
