import { useT } from '../../../i18n';
import { ReviewNote } from '../../review';

/** Who reviews exhibits, and what follows. */
export function ExhibitNote() {
  const t = useT();
  return (
    <ReviewNote demo={(seconds) => t('exhibits.demoNote', { seconds })}>{t('exhibits.note')}</ReviewNote>
  );
}
