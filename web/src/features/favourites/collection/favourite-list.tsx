import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { FavouriteKind } from '../../../gql/types';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import type { PanelProps } from '../../centre';
import { useRemoveFavourite } from '../use-remove-favourite';
import { collectionPath, type FavouriteTab } from './address';
import { FavouriteTabs } from './favourite-tabs';

interface Named {
  id: string;
  name: string;
}

interface FavouriteListProps {
  role: PanelProps<never>['role'];
  tab: FavouriteTab;
  page: number;
  pageSize: number;
  /** How many are on each list, in all pages. */
  counts: Record<FavouriteTab, number>;
  isEmpty: boolean;
  /** What the page holds; `ask` asks before something is removed (VC-040). */
  children: (ask: (thing: Named) => void) => ReactNode;
}

const kindOf: Record<FavouriteTab, FavouriteKind> = { supplier: 'EXHIBITOR', exhibit: 'PRODUCT' };

/** Tabs, pager, the question before a removal, and what stands where nothing is marked: the same for both favouriteTabs. */
export function FavouriteList({ role, tab, page, pageSize, counts, isEmpty, children }: FavouriteListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<Named>();
  const remove = useRemoveFavourite(kindOf[tab]);
  const total = counts[tab];
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  // The last one of a page has gone, or the address names a page that never was.
  if (page > lastPage) return <Navigate to={collectionPath(role, tab, lastPage)} replace />;

  const onYes = () => {
    setAsked(undefined);
    // The button that was pressed goes with its row: reading goes on at the list.
    list.current?.focus({ preventScroll: true });
    if (asked) void remove(asked);
  };
  const directory = tab === 'supplier' ? ('supplier' as const) : ('product' as const);
  return (
    <FavouriteTabs role={role} tab={tab} counts={counts}>
      <chakra.div ref={list} tabIndex={-1} outline="none">
        {isEmpty && total === 0 ? (
          <EmptyState
            seed={tab}
            title={t(`collection.empty.${tab}.title`)}
            action={
              <ButtonLink to={paths.directory({ tab: directory })}>{t(`collection.find.${tab}`)}</ButtonLink>
            }
          >
            {t(`collection.empty.${tab}`)}
          </EmptyState>
        ) : (
          children(setAsked)
        )}
      </chakra.div>
      <Pager
        page={page}
        pageCount={lastPage}
        total={total}
        hideForOnePage
        label={t(`collection.tab.${tab}`)}
        href={(target) => collectionPath(role, tab, target)}
      />
      <Confirm
        open={asked !== undefined}
        title={t('collection.ask')}
        yes={t('collection.yes')}
        no={t('collection.no')}
        onYes={onYes}
        onNo={() => setAsked(undefined)}
      >
        {t('collection.ask.text', { name: asked?.name ?? '' })}
      </Confirm>
    </FavouriteTabs>
  );
}
