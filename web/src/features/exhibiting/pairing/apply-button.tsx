import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ApplyDialog } from './apply-dialog';

interface ApplyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** The buyer's request. */
  post: { id: string; content: string };
  /** The review of an earlier application has failed. */
  isAgain?: boolean;
  /** It is handed in: the button is about to go. */
  onApplied?: () => void;
}

/** Opens the dialog to apply for a buyer's request (ROLE-010, CONFLICT-018). */
export function ApplyButton({ post, isAgain = false, onApplied, ...button }: ApplyButtonProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {t(isAgain ? 'pairing.applyAgain' : 'pairing.apply')}
      </Button>
      <ApplyDialog
        open={open}
        post={post}
        onClose={close}
        onSent={() => {
          close();
          onApplied?.();
          void revalidate();
        }}
      />
    </>
  );
}
