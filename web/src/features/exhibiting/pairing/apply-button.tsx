import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ApplyForm } from './apply-form';

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
      <Dialog open={open} onClose={close} title={t('pairing.dialog')}>
        <ApplyForm
          post={post}
          onClose={close}
          onSent={() => {
            close();
            onApplied?.();
            void revalidate();
          }}
        />
      </Dialog>
    </>
  );
}
