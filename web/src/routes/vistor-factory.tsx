import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { FactoryTour, FactoryTourDocument, type FactoryTourRef } from '../features/content/factory';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

export function loader(_: unknown, { preloadQuery }: AppContext): FactoryTourRef {
  return preloadQuery(FactoryTourDocument);
}

export function Component() {
  const t = useT();
  const query = useLoaderData<FactoryTourRef>();
  return (
    <Page>
      <PageHead title={t('meta.factory.title')} lead={t('factory.lead')} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <PageBody query={query} skeleton={<DetailSkeleton />}>
          <FactoryTour query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
