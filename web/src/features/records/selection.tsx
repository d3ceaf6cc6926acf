import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Icon } from '../../ui/icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { Deletable } from './use-delete-records';

export interface Selection {
  chosen: readonly Deletable[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which of a page's records are ticked. What has left the page is no longer among them. */
export function useSelection(records: readonly Deletable[]): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = records.filter(({ id }) => ids.includes(id));
  return {
    chosen,
    has: (id) => chosen.some((one) => one.id === id),
    toggle: (id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => setIds(chosen.length === records.length ? [] : records.map(({ id }) => id)),
    clear: () => setIds([]),
  };
}

interface SelectionBarProps {
  selection: Selection;
  /** How many of the page may be ticked. */
  count: number;
  onDelete: () => void;
  /** What else can be done with the list, like a download. */
  children?: ReactNode;
}

/** Ticks the whole page, tells how many are ticked, and deletes them. */
export function SelectionBar({ selection, count, onDelete, children }: SelectionBarProps) {
  const t = useT();
  const { chosen, toggleAll } = selection;
  return (
    <Flex align="center" gap="4" wrap="wrap" mb="3" minHeight="10">
      {count > 0 ? (
        <Checkbox
          checked={chosen.length === count}
          isMixed={chosen.length > 0 && chosen.length < count}
          onChange={toggleAll}
        >
          {t('records.all')}
        </Checkbox>
      ) : null}
      {chosen.length > 0 ? (
        <>
          <chakra.span color="quiet" fontSize="sm" role="status">
            {t('records.chosen', { count: chosen.length })}
          </chakra.span>
          <Button variant="ghost" size="sm" color="rejected" onClick={onDelete}>
            <Icon name="trash" size="18px" />
            {t('records.deleteChosen')}
          </Button>
        </>
      ) : null}
      {children}
    </Flex>
  );
}

/** The box that ticks one record. */
export function SelectOne({ selection, record }: { selection: Selection; record: Deletable }) {
  const t = useT();
  return (
    <Checkbox checked={selection.has(record.id)} onChange={() => selection.toggle(record.id)}>
      <VisuallyHidden>{t('records.choose', { title: record.title })}</VisuallyHidden>
    </Checkbox>
  );
}
