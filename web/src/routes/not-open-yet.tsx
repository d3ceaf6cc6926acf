import { Flex } from '@chakra-ui/react';
import { useMatches } from 'react-router-dom';
import { metaOf } from '../app/meta';
import type { RouteHandle } from '../app/page-route';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { EmptyState } from '../ui/empty-state';

/** Stands in for a page that is announced but not built yet: its title, one sentence and two ways on. */
export function Component() {
  const t = useT();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const { title, description } = metaOf(handle?.meta ?? 'notFound');
  return (
    <Page>
      <Container py="12">
        <EmptyState
          as="h1"
          seed={handle?.meta ?? 'later'}
          title={title ? t(title) : undefined}
          action={
            <Flex gap="3" wrap="wrap" justify="center">
              <ButtonLink to={paths.productHome()}>{t('app.later.directory')}</ButtonLink>
              <ButtonLink to={paths.home()} variant="outline">
                {t('app.backHome')}
              </ButtonLink>
            </Flex>
          }
        >
          {t(description)}
          <br />
          {t('app.later.text')}
        </EmptyState>
      </Container>
    </Page>
  );
}
