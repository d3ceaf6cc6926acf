import { Suspense } from 'react';
import type { PanelProps } from '../../centre';
import { RowListSkeleton, CardGridSkeleton } from '../../../ui/skeleton';
import { Exhibits } from './exhibits';
import type { CollectionData } from './load';
import { Suppliers } from './suppliers';

/** What an account has marked, in its centre (DIR-046, VC-037..043, EXH favourites): suppliers and exhibits. */
export function Collection({ role, data }: PanelProps<CollectionData>) {
  return data.tab === 'exhibit' ? (
    <Suspense fallback={<CardGridSkeleton count={9} />}>
      <Exhibits role={role} page={data.page} query={data.query} />
    </Suspense>
  ) : (
    <Suspense fallback={<RowListSkeleton count={6} />}>
      <Suppliers role={role} page={data.page} query={data.query} />
    </Suspense>
  );
}
