import { useBoothApplicationPagePreloaded } from '../features/exhibiting/booth-application/booth-application.generated';
import type { QueryRef } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  BoothApplication,
  BoothApplicationPageDocument,
  type BoothApplicationPageQuery,
  type BoothApplicationPageQueryVariables,
} from '../features/exhibiting/booth-application';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

type ApplicationRef = QueryRef<BoothApplicationPageQuery, BoothApplicationPageQueryVariables>;

export function loader(_: unknown, { preloadQuery }: AppContext): ApplicationRef {
  return preloadQuery(BoothApplicationPageDocument);
}

function Application({ query }: { query: ApplicationRef }) {
  return <BoothApplication {...useBoothApplicationPagePreloaded(query).data} />;
}

export function Component() {
  const t = useT();
  const query = useLoaderData<ApplicationRef>();
  return (
    <Page>
      <PageHead title={t('booth-application.heading')} lead={t('booth-application.lead')} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <PageBody query={query} skeleton={<DetailSkeleton />}>
          <Application query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
