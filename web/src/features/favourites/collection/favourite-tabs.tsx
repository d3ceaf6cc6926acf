import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Tabs } from '../../../ui/tabs';
import type { PanelProps } from '../../centre';
import { collectionPath, type FavouriteTab, favouriteTabs } from './address';

interface FavouriteTabsProps {
  role: PanelProps<never>['role'];
  tab: FavouriteTab;
  /** How many are on each list, in all pages; left out until it is known. */
  counts?: Record<FavouriteTab, number>;
  children: ReactNode;
}

/** The tabs of the two lists, above the one that is open. */
export function FavouriteTabs({ role, tab, counts, children }: FavouriteTabsProps) {
  const t = useT();
  return (
    <Tabs
      label={t('collection.tabs')}
      current={tab}
      tabs={favouriteTabs.map((id) => ({
        id,
        label: t(`collection.tab.${id}`),
        to: collectionPath(role, id),
        count: counts?.[id],
      }))}
    >
      {children}
    </Tabs>
  );
}
