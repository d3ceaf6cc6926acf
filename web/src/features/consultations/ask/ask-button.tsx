import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/button';
import { passRoleGate } from '../../identity';
import { asking, gatedAction, type Subject } from './subject';
import { useAskDialog } from './use-ask-dialog';

export type { Subject };

interface AskButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  subject: Subject;
}

/** Opens the dialog for whoever may ask; the others are asked to sign in (DIR-064..066, DIR-083, DIR-084). */
export function AskButton({ subject, ...button }: AskButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { AskDialog, fetchDialog } = useAskDialog(open, close);
  return (
    <>
      <Button
        {...button}
        onPointerEnter={fetchDialog}
        onClick={() => {
          if (passRoleGate(gatedAction(subject), asking(subject))) setOpen(true);
        }}
      />
      {AskDialog ? <AskDialog open={open} subject={subject} onClose={close} /> : null}
    </>
  );
}
