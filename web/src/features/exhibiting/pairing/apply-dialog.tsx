import type { ComponentProps } from 'react';
import { useT } from '../../../i18n';
import { Dialog } from '../../../ui/dialog';
import { ApplyForm } from './apply-form';

interface ApplyDialogProps extends ComponentProps<typeof ApplyForm> {
  open: boolean;
}

/** The form of an application, over the page. */
export function ApplyDialog({ open, ...form }: ApplyDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={form.onClose} title={t('pairing.dialog')}>
      <ApplyForm {...form} />
    </Dialog>
  );
}
