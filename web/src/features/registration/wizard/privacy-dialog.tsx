import { useT } from '../../../i18n';
import { StatementDialog } from '../../../ui/statement-dialog';
import { useEdition } from '../../edition';

const parts = ['what', 'why', 'who', 'long', 'rights'] as const;

/** What happens with what visitors tell (DESIGN-052, AUTH-047). */
export function PrivacyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { organiser } = useEdition();
  return (
    <StatementDialog
      open={open}
      onClose={onClose}
      title={t('registration.privacyTitle')}
      read={t('registration.privacyRead')}
      parts={parts.map((part) => ({
        title: t(`registration.privacy.${part}`),
        text: t(`registration.privacy.${part}.text`, { organiser }),
      }))}
    />
  );
}
