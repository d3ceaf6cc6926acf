import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import {
  ListPage,
  PopularVideosDocument,
  VideoGrid,
  type PopularVideosRef,
  VideosSkeleton,
} from '../features/catalogue';
import { useT } from '../i18n';
import { readPageNumber } from '../lib/page-number';

interface LoaderData {
  page: number;
  query: PopularVideosRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  const page = readPageNumber(new URL(request.url).searchParams);
  return { page, query: preloadQuery(PopularVideosDocument, { variables: { page } }) };
}

export function Component() {
  const t = useT();
  const { page, query } = useLoaderData<LoaderData>();
  return (
    <ListPage
      title={t('catalogue.popularVideos')}
      lead={t('catalogue.popularVideosLead')}
      query={query}
      skeleton={<VideosSkeleton />}
    >
      <VideoGrid query={query} page={page} />
    </ListPage>
  );
}
