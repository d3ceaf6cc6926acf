import { type ReactNode, useId } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Words of the way out and of the button that sends the form. */
  cancel: string;
  submit: string;
  /** What is sent cannot be taken back. */
  isDangerous?: boolean;
  /** It has been sent and is not answered yet. */
  isSending: boolean;
  /** @param id that the form carries, so that the button below sends it */
  children: (id: string) => ReactNode;
}

/** A dialog around one form. Enter in a field sends it too. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, cancel, submit, isDangerous = false, isSending, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            {...(isDangerous ? { variant: 'danger' as const } : {})}
            type="submit"
            form={id}
            disabled={isSending}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children(id)}
    </Dialog>
  );
}
