import { useT } from '../../../i18n';
import { StatementDialog } from '../../../ui/statement-dialog';
import { useEdition } from '../../edition';

const parts = ['what', 'why', 'who', 'long', 'rights'] as const;

/** What happens with what applicants tell (EXH-020, DESIGN-052). */
export function DataProtection({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { organiser } = useEdition();
  return (
    <StatementDialog
      open={open}
      onClose={onClose}
      title={t('booth-application.protection')}
      read={t('booth-application.protection.read')}
      parts={parts.map((part) => ({
        title: t(`booth-application.protection.${part}`),
        text: t(`booth-application.protection.${part}.text`, { organiser }),
      }))}
    />
  );
}
