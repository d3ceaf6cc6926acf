import { Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { IconButton } from '../../../ui/icon-button';

interface MoveButtonsProps {
  /** What is moved. */
  title: string;
  isFirst: boolean;
  isLast: boolean;
  /** Beside each other, where rows are low. */
  isFlat?: boolean;
  onMove: (step: -1 | 1) => void;
}

/** Moves a row of a list up or down; `refocusMoved` takes the focus along. */
export function MoveButtons({ title, isFirst, isLast, isFlat = false, onMove }: MoveButtonsProps) {
  const t = useT();
  const mover = (step: -1 | 1, isOff: boolean) => (
    <IconButton
      icon="chevronDown"
      transform={step < 0 ? 'rotate(180deg)' : undefined}
      data-move={step < 0 ? 'up' : 'down'}
      label={t(step < 0 ? 'content-editing.up' : 'content-editing.down', { title })}
      aria-disabled={isOff || undefined}
      opacity={isOff ? 0.4 : undefined}
      onClick={() => {
        if (!isOff) onMove(step);
      }}
    />
  );
  return (
    <Flex direction={isFlat ? 'row' : 'column'}>
      {mover(-1, isFirst)}
      {mover(1, isLast)}
    </Flex>
  );
}
