import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ListPage,
  RecommendedExhibitorsPageDocument,
  RecommendedExhibitors,
  type RecommendedExhibitorsRef,
  ExhibitorsSkeleton,
} from '../features/catalogue';
import { useT } from '../i18n';
import { readPageNumber } from '../lib/page-number';

interface LoaderData {
  page: number;
  query: RecommendedExhibitorsRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const page = readPageNumber(new URL(request.url).searchParams);
  return { page, query: preloadQuery(RecommendedExhibitorsPageDocument, { variables: { page } }) };
}

export function Component() {
  const t = useT();
  const { page, query } = useLoaderData<LoaderData>();
  return (
    <ListPage
      title={t('catalogue.recommendedExhibitors')}
      lead={t('catalogue.recommendedExhibitorsLead')}
      query={query}
      skeleton={<ExhibitorsSkeleton />}
    >
      <RecommendedExhibitors query={query} page={page} />
    </ListPage>
  );
}
