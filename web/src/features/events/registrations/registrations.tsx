import { Suspense } from 'react';
import { FactsSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import type { RegistrationsData } from './load';
import { RegistrationDetail } from './registration-detail';
import { RegistrationList } from './registration-list';

/** What a visitor has signed up for, in the visitor centre (MEET-042, VC-029..032). */
export function Registrations({ data }: PanelProps<RegistrationsData>) {
  return data.view === 'list' ? (
    <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
      <RegistrationList page={data.page} query={data.query} />
    </Suspense>
  ) : (
    <Suspense fallback={<FactsSkeleton />}>
      <RegistrationDetail key={data.id} query={data.query} />
    </Suspense>
  );
}
