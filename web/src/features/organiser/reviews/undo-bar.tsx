import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { Undoable } from './use-decisions';

interface UndoBarProps {
  undoable: Undoable;
  onUndo: () => void;
  onOver: () => void;
}

/** What was just decided, as long as it can be taken back. */
export function UndoBar({ undoable, onUndo, onOver }: UndoBarProps) {
  const t = useT();
  const { items, status, seconds } = undoable;
  const [left, setLeft] = useState(seconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.ceil((end - Date.now()) / 1000);
      setLeft(Math.max(0, rest));
      if (rest <= 0) over();
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const [first, ...more] = items;
  const name = first && more.length === 0 ? first.title : t('reviews.some', { count: items.length });
  return (
    <Flex
      position="sticky"
      bottom="4"
      zIndex="sticky"
      mt="6"
      ps="5"
      pe="3"
      py="3"
      gap="4"
      align="center"
      justify="space-between"
      bg="navy.950"
      color="onNavy"
      borderRadius="card"
      boxShadow="float"
      data-on-navy=""
    >
      <Flex role="status" gap="2.5" align="center" minWidth="0">
        <Icon name={status === 'APPROVED' ? 'checkCircle' : 'close'} />
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {t(`reviews.done.${status}`, { name })}
        </chakra.span>
      </Flex>
      <Button variant="onNavy" size="sm" onClick={onUndo}>
        {t('reviews.undo')}
        <chakra.span data-numeric="" aria-hidden minWidth="1.2em">
          {left}
        </chakra.span>
      </Button>
    </Flex>
  );
}
