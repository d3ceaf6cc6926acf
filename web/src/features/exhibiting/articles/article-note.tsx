import { useT } from '../../../i18n';
import { ReviewNote } from '../../review';

/** Who reviews articles, and what follows. */
export function ArticleNote() {
  const t = useT();
  return (
    <ReviewNote demo={(seconds) => t('articles.demoNote', { seconds })}>{t('articles.note')}</ReviewNote>
  );
}
