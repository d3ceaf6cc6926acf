import { useNewsDetailPreloaded } from '../features/content/news/news.generated';
import type { QueryRef } from '@apollo/client/react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  ArticleGone,
  type NewsAddress,
  NewsArticle,
  NewsDetailDocument,
  type NewsDetailQuery,
  type NewsDetailQueryVariables,
  readOrigin,
} from '../features/content/news';
import { readId } from '../lib/read-id';
import { Container, Page } from '../ui/container';
import { Bone, BreadcrumbSkeleton, Loading } from '../ui/skeleton';

/** The title depends on the article. */
export const ownMeta = true;

interface LoaderData {
  origin: NewsAddress | null;
  article: QueryRef<NewsDetailQuery, NewsDetailQueryVariables>;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData | null {
  const id = readId(request);
  if (!id) return null;
  const origin = readOrigin(new URL(request.url).searchParams);
  return { origin, article: preloadQuery(NewsDetailDocument, { variables: { id } }) };
}

function Skeleton() {
  return (
    <Container>
      <PageMeta id="newsDetail" />
      <Loading>
        <BreadcrumbSkeleton />
        <Bone maxWidth="44rem" height="12" mx="auto" mt="8" />
        <Bone maxWidth="52rem" height="auto" aspectRatio="16 / 9" borderRadius="card" mx="auto" my="8" />
        {Array.from({ length: 6 }, (_, index) => (
          <Bone key={index} maxWidth="52rem" mx="auto" mt="4" />
        ))}
      </Loading>
    </Container>
  );
}

function Detail({ origin, article: query }: LoaderData) {
  const { newsArticle } = useNewsDetailPreloaded(query).data;
  if (!newsArticle) return <Gone />;
  return (
    <>
      <PageMeta
        id="newsDetail"
        title={newsArticle.title}
        description={newsArticle.summary}
        image={newsArticle.coverUrl}
        type="article"
      />
      <NewsArticle article={newsArticle} origin={origin} />
    </>
  );
}

function Gone() {
  return (
    <>
      <PageMeta id="newsDetail" missing />
      <ArticleGone />
    </>
  );
}

export function Component() {
  const data = useLoaderData<LoaderData | null>();
  return (
    <Page pb={{ base: '12', md: '16', lg: '20' }}>
      {data ? (
        <Suspense fallback={<Skeleton />}>
          <Detail {...data} />
        </Suspense>
      ) : (
        <Gone />
      )}
    </Page>
  );
}
