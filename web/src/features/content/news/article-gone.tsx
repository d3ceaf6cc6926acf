import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { EmptyState } from '../../../ui/empty-state';
import { toast } from '../../../ui/toast';

/** There is no such article: it says so and goes to the list (PUB-022, PUB-023, ERR-025). */
export function ArticleGone() {
  const t = useT();
  const navigate = useNavigate();
  const message = t('news.gone');
  useEffect(() => {
    toast.error(message);
    void navigate(paths.news(), { replace: true });
  }, [navigate, message]);
  // What stands here until then, and for who comes without scripts.
  return (
    <Container py="12">
      <EmptyState
        as="h1"
        seed="article gone"
        title={message}
        action={<ButtonLink to={paths.news()}>{t('news.back')}</ButtonLink>}
      >
        {t('news.gone.text')}
      </EmptyState>
    </Container>
  );
}
