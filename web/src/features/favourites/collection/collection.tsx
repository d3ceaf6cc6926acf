import { type ReactNode, Suspense } from 'react';
import { CardGridSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { EXHIBIT_GRID, Exhibits } from './exhibits';
import { FavouriteTabs } from './favourite-tabs';
import type { CollectionData } from './load';
import { Suppliers } from './suppliers';

/** What an account has marked, in its centre (DIR-046, VC-037..043, EXH favourites): suppliers and exhibits. */
export function Collection({ role, data }: PanelProps<CollectionData>) {
  const waiting = (skeleton: ReactNode) => (
    <FavouriteTabs role={role} tab={data.tab}>
      {skeleton}
    </FavouriteTabs>
  );
  return data.tab === 'exhibit' ? (
    <Suspense fallback={waiting(<CardGridSkeleton count={9} {...EXHIBIT_GRID} />)}>
      <Exhibits role={role} page={data.page} query={data.query} />
    </Suspense>
  ) : (
    <Suspense fallback={waiting(<RowListSkeleton count={6} />)}>
      <Suppliers role={role} page={data.page} isTabNamed={data.isTabNamed} query={data.query} />
    </Suspense>
  );
}
