import { useT } from '../../../i18n';
import { ReviewNote } from '../../review';

/** Who reviews badges, and what follows. */
export function BadgeNote() {
  const t = useT();
  return <ReviewNote demo={(seconds) => t('badges.demoNote', { seconds })}>{t('badges.note')}</ReviewNote>;
}
