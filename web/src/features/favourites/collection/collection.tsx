import { type ReactNode, Suspense } from 'react';
import { useT } from '../../../i18n';
import { CardGridSkeleton, RowListSkeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { PanelProps } from '../../centre';
import { collectionPath, favouriteTabs } from './address';
import { EXHIBIT_GRID, Exhibits } from './exhibits';
import type { CollectionData } from './load';
import { Suppliers } from './suppliers';

type Waiting = Pick<PanelProps<CollectionData>, 'role'> &
  Pick<CollectionData, 'tab'> & { children: ReactNode };

/** The tabs, which are known before what they count, above what stands for a list until it comes. */
function TabsWaiting({ role, tab, children }: Waiting) {
  const t = useT();
  return (
    <Tabs
      label={t('collection.tabs')}
      current={tab}
      tabs={favouriteTabs.map((id) => ({
        id,
        label: t(`collection.tab.${id}`),
        to: collectionPath(role, id),
      }))}
    >
      {children}
    </Tabs>
  );
}

/** What an account has marked, in its centre (DIR-046, VC-037..043, EXH favourites): suppliers and exhibits. */
export function Collection({ role, data }: PanelProps<CollectionData>) {
  const waiting = (skeleton: ReactNode) => (
    <TabsWaiting role={role} tab={data.tab}>
      {skeleton}
    </TabsWaiting>
  );
  return data.tab === 'exhibit' ? (
    <Suspense fallback={waiting(<CardGridSkeleton count={9} {...EXHIBIT_GRID} />)}>
      <Exhibits role={role} page={data.page} query={data.query} />
    </Suspense>
  ) : (
    <Suspense fallback={waiting(<RowListSkeleton count={6} />)}>
      <Suppliers role={role} page={data.page} query={data.query} />
    </Suspense>
  );
}
