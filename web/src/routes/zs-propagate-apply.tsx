import { usePromotionPagePreloaded } from '../features/exhibiting/promotion/promotion.generated';
import type { QueryRef } from '@apollo/client/react';
import { useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  Promotion,
  PromotionPageDocument,
  type PromotionPageQuery,
  type PromotionPageQueryVariables,
} from '../features/exhibiting/promotion';
import { PageBody } from '../features/page-body';
import { useT } from '../i18n';
import { Container, Page } from '../ui/container';
import { PageHead } from '../ui/page-head';
import { DetailSkeleton } from '../ui/skeleton';

type PromotionRef = QueryRef<PromotionPageQuery, PromotionPageQueryVariables>;

export function loader(_: unknown, { preloadQuery }: AppContext): PromotionRef {
  return preloadQuery(PromotionPageDocument);
}

function Content({ query }: { query: PromotionRef }) {
  return <Promotion {...usePromotionPagePreloaded(query).data} />;
}

export function Component() {
  const t = useT();
  const query = useLoaderData<PromotionRef>();
  return (
    <Page>
      <PageHead title={t('promotion.heading')} lead={t('promotion.lead')} />
      <Container py={{ base: '6', md: '12' }} pb={{ base: '12', md: '20' }}>
        <PageBody query={query} skeleton={<DetailSkeleton />}>
          <Content query={query} />
        </PageBody>
      </Container>
    </Page>
  );
}
