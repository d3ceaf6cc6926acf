import { useT } from '../../../i18n';
import { ReviewNote } from '../../review';

/** Who reviews requests, and what follows. */
export function DemandNote() {
  const t = useT();
  return <ReviewNote demo={(seconds) => t('demands.demoNote', { seconds })}>{t('demands.note')}</ReviewNote>;
}
