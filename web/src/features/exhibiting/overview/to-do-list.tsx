import { useExhibitorOverviewPreloaded } from './overview.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { ItemRows } from '../manual/item-row';
import { OverdueItems } from '../manual/overdue-items';
import { toDo } from '../manual/items';
import { manualPaths } from '../manual/paths';
import type { OverviewRef } from './load';

/** What is left to hand in, the most urgent first, with the way to the whole manual (EXH-044..047). */
export function ToDoList({ query }: { query: OverviewRef }) {
  const t = useT();
  const items = useExhibitorOverviewPreloaded(query).data.viewer?.serviceItems;
  if (!items) return null;
  const open = toDo(items).filter(({ isOverdue }) => !isOverdue);
  const overdue = toDo(items).filter(({ isOverdue }) => isOverdue);
  return (
    <chakra.section aria-labelledby="to-do" mt="9">
      <Flex align="center" justify="space-between" columnGap="4" rowGap="2" wrap="wrap" mb="4">
        <chakra.h2 id="to-do" fontSize="lg">
          {t('overview.toDo')}
          {open.length > 0 ? (
            <chakra.span color="quiet" fontWeight="normal" fontSize="md" ms="2">
              {t('overview.count', { count: open.length })}
            </chakra.span>
          ) : null}
        </chakra.h2>
        <ButtonLink to={manualPaths.list} variant="outline" size="sm">
          {t('overview.manual')}
          <Icon name="arrowRight" size="16px" />
        </ButtonLink>
      </Flex>
      {open.length > 0 ? <ItemRows items={open} /> : null}
      {items.length === 0 ? <chakra.p color="quiet">{t('manual.none')}</chakra.p> : null}
      {items.length > 0 && open.length + overdue.length === 0 ? (
        <Flex
          gap="3"
          align="center"
          px={{ base: '4', md: '5' }}
          py="5"
          borderWidth="1px"
          borderRadius="card"
          color="approved"
        >
          <Icon name="checkCircle" size="22px" flex="none" />
          <chakra.p color="ink">{t('overview.nothing')}</chakra.p>
        </Flex>
      ) : null}
      <OverdueItems items={overdue} />
    </chakra.section>
  );
}
