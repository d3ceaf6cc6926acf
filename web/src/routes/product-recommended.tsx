import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ListPage,
  RecommendedProductsPageDocument,
  RecommendedProducts,
  type RecommendedProductsRef,
  ProductsSkeleton,
} from '../features/catalogue';
import { useT } from '../i18n';
import { readPageNumber } from '../lib/page-number';

interface LoaderData {
  page: number;
  query: RecommendedProductsRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const page = readPageNumber(new URL(request.url).searchParams);
  return { page, query: preloadQuery(RecommendedProductsPageDocument, { variables: { page } }) };
}

export function Component() {
  const t = useT();
  const { page, query } = useLoaderData<LoaderData>();
  return (
    <ListPage
      title={t('catalogue.recommendedProducts')}
      lead={t('catalogue.recommendedProductsLead')}
      query={query}
      skeleton={<ProductsSkeleton />}
    >
      <RecommendedProducts query={query} page={page} />
    </ListPage>
  );
}
