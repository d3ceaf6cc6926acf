import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Disclosure } from '../../../ui/disclosure';
import { ItemRows } from './item-row';
import type { Item } from './items';

/** What can no longer be handed in online, closed below what still can; nothing where nothing is overdue. */
export function OverdueItems({ items }: { items: readonly Item[] }) {
  const t = useT();
  if (items.length === 0) return null;
  return (
    <chakra.div mt="3">
      <Disclosure summary={t('manual.overdue', { count: items.length })}>
        <ItemRows items={items} />
      </Disclosure>
    </chakra.div>
  );
}
