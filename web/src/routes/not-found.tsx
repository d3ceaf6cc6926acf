import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';

export function Component() {
  const t = useT();
  return (
    <Page>
      <Container py="12">
        <EmptyState
          as="h1"
          seed="not found"
          title={t('app.notFound.title')}
          action={<ButtonLink to={paths.home()}>{t('app.backHome')}</ButtonLink>}
        >
          {t('app.notFound.text')}
        </EmptyState>
      </Container>
    </Page>
  );
}
