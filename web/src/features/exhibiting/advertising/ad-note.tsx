import { useT } from '../../../i18n';
import { ReviewNote } from '../../review';

/** Who reviews orders, and what follows. */
export function AdNote() {
  const t = useT();
  return (
    <ReviewNote demo={(seconds) => t('advertising.demoNote', { seconds })}>
      {t('advertising.note')}
    </ReviewNote>
  );
}
