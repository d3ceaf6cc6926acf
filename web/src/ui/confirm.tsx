import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** What happens on yes, as a verb: `Remove`. */
  yes: ReactNode;
  no: ReactNode;
  /** Nothing is lost by it: the button is not one of danger. */
  isHarmless?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A yes/no question before something goes, or before something that cannot be taken back. It begins at no; Escape and the backdrop mean no too. */
export function Confirm({ open, title, children, yes, no, isHarmless = false, onYes, onNo }: ConfirmProps) {
  const text = useId();
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={title}
      describedBy={text}
      footer={
        <>
          <Button variant="outline" data-first-focus="" onClick={onNo}>
            {no}
          </Button>
          <Button variant={isHarmless ? 'solid' : 'danger'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <chakra.p id={text} color="quiet">
        {children}
      </chakra.p>
    </Dialog>
  );
}
