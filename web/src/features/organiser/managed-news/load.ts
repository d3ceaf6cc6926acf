import type { QueryRef } from '@apollo/client/react';
import type { DeskArticleStage, NewsKind } from '../../../gql/types';
import type { ConsoleApp } from '../console';
import { type ArticleFilter, type ManagedNewsAddress, readManagedNewsAddress } from './address';
import {
  DeskArticleDocument,
  type DeskArticleQuery,
  type DeskArticleQueryVariables,
  DeskArticlesDocument,
  type DeskArticlesQuery,
  type DeskArticlesQueryVariables,
  DeskArticleVersionsDocument,
  type DeskArticleVersionsQuery,
  type DeskArticleVersionsQueryVariables,
  DeskBannersDocument,
  type DeskBannersQuery,
} from './managed-news.generated';

export type ArticlesRef = QueryRef<DeskArticlesQuery, DeskArticlesQueryVariables>;
export type ArticleRef = QueryRef<DeskArticleQuery, DeskArticleQueryVariables>;
export type VersionsRef = QueryRef<DeskArticleVersionsQuery, DeskArticleVersionsQueryVariables>;
export type BannersRef = QueryRef<DeskBannersQuery>;

type Of<View> = Extract<ManagedNewsAddress, { view: View }>;
export type ManagedNewsData =
  | (Of<'list'> & { query: ArticlesRef })
  | Of<'add'>
  | (Of<'edit'> & { query: ArticleRef })
  | (Of<'versions'> & { query: VersionsRef })
  | (Of<'banner' | 'banners'> & { query: BannersRef });

/** Other editors write too: what is in the cache is shown at once and asked for again. */
const fetchPolicy = 'cache-and-network';

const kindInSchema: Record<Exclude<ArticleFilter['kind'], ''>, NewsKind> = { news: 'NEWS', focus: 'FOCUS' };
const stageInSchema: Record<Exclude<ArticleFilter['stage'], ''>, DeskArticleStage> = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  published: 'PUBLISHED',
  withdrawn: 'WITHDRAWN',
};

/** What the address shows, asked for before anything is drawn. */
export function loadManagedNews(query: URLSearchParams, { preloadQuery }: ConsoleApp): ManagedNewsData {
  const address = readManagedNewsAddress(query);
  switch (address.view) {
    case 'list': {
      const variables = {
        kind: address.kind ? kindInSchema[address.kind] : null,
        stage: address.stage ? stageInSchema[address.stage] : null,
        title: address.title || null,
        page: address.page,
      };
      return { ...address, query: preloadQuery(DeskArticlesDocument, { variables, fetchPolicy }) };
    }
    case 'add':
      return address;
    case 'edit': {
      const variables = { id: address.id };
      // A form begins with what is there now, never with what was there at the last visit.
      return {
        ...address,
        query: preloadQuery(DeskArticleDocument, { variables, fetchPolicy: 'network-only' }),
      };
    }
    case 'versions': {
      const variables = { id: address.id };
      return { ...address, query: preloadQuery(DeskArticleVersionsDocument, { variables, fetchPolicy }) };
    }
    case 'banner':
      return { ...address, query: preloadQuery(DeskBannersDocument, { fetchPolicy: 'network-only' }) };
    case 'banners':
      return { ...address, query: preloadQuery(DeskBannersDocument, { fetchPolicy }) };
  }
}
