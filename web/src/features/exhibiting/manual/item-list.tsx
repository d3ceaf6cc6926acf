import { useServiceItemsPreloaded } from './manual.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { ItemRows } from './item-row';
import { OverdueItems } from './overdue-items';
import { byCategory, toDo } from './items';
import type { ServiceItemsRef } from './load';

/** All items by category, with how much is left to do on top (EXH-116). */
export function ItemList({ query }: { query: ServiceItemsRef }) {
  const t = useT();
  const items = useServiceItemsPreloaded(query).data.viewer?.serviceItems;
  if (!items) return null;
  if (items.length === 0) return <EmptyState seed="manual">{t('manual.none')}</EmptyState>;
  const left = toDo(items);
  const overdue = left.filter(({ isOverdue }) => isOverdue);
  // What is overdue can no longer be handed in here.
  const open = left.filter(({ isOverdue }) => !isOverdue);
  const counts = { open: open.length, required: open.filter(({ isRequired }) => isRequired).length };
  return (
    <>
      <chakra.p color="quiet" mb={{ base: '6', md: '8' }}>
        {open.length > 0 ? t('manual.counts', counts) : null}
        {left.length === 0 ? t('manual.allDone') : null}
        {open.length === 0 && overdue.length > 0 ? t('manual.allOver', { count: overdue.length }) : null}
        <chakra.span display="block">{t('manual.beijingTime')}</chakra.span>
      </chakra.p>
      <Flex direction="column" gap={{ base: '8', md: '10' }}>
        {byCategory(items.filter((item) => !overdue.includes(item))).map(({ category, items: own }) => (
          <chakra.section key={category} aria-labelledby={`manual-${category}`}>
            <chakra.h2 id={`manual-${category}`} fontSize="lg" mb="3">
              {t(`manual.category.${category}`)}
            </chakra.h2>
            <ItemRows items={own} />
          </chakra.section>
        ))}
        <OverdueItems items={overdue} />
      </Flex>
    </>
  );
}
