/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { DocumentItemFragment } from '../documents/document-item.generated';
import { useFragment, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The show's two lists of news. */
export type NewsKind =
  /** Topics of the trade. */
  | 'FOCUS'
  /** News of the show. */
  | 'NEWS';

export type NewsItemFragment = { id: string, title: string, summary: string, coverUrl: string | null, link: string | null, createdAt: string } & { ' $fragmentName'?: 'NewsItemFragment' };

export type NewsListQueryVariables = Exact<{
  kind: Types.NewsKind;
  page: number;
}>;


export type NewsListQuery = { newsArticles: { totalCount: number, totalCountIsEstimate: boolean, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'NewsItemFragment': NewsItemFragment } }
    )>, pageInfo: { pageCount: number } } };

export type NewsletterArchiveQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterArchiveQuery = { newsletters: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'DocumentItemFragment': DocumentItemFragment } }
  )> };

export type NewsDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsDetailQuery = { newsArticle: { id: string, title: string, summary: string, body: string, coverUrl: string | null, kind: Types.NewsKind | null, createdAt: string, updatedAt: string, exhibitor: { id: string, name: string, logoUrl: string | null, boothNumber: string } | null } | null };

export const NewsItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NewsItemFragment, unknown>;
export const NewsListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewsKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NewsListQuery, NewsListQueryVariables>;
export const NewsletterArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterArchive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<NewsletterArchiveQuery, NewsletterArchiveQueryVariables>;
export const NewsDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}}]}}]} as unknown as DocumentNode<NewsDetailQuery, NewsDetailQueryVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useNewsItemFragment(from: FragmentType<NewsItemFragment>) {
  const options = { fragment: NewsItemFragmentDoc, fragmentName: 'NewsItem', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `NewsList` that a route's loader has begun; the component waits until its data is here. */
export function useNewsListPreloaded<S extends DataState<NewsListQuery>['dataState']>(
  query: QueryRef<NewsListQuery, NewsListQueryVariables, S>,
) {
  return useReadQuery<NewsListQuery, S>(query);
}

/** Reads the query `NewsletterArchive` that a route's loader has begun; the component waits until its data is here. */
export function useNewsletterArchivePreloaded<S extends DataState<NewsletterArchiveQuery>['dataState']>(
  query: QueryRef<NewsletterArchiveQuery, NewsletterArchiveQueryVariables, S>,
) {
  return useReadQuery<NewsletterArchiveQuery, S>(query);
}

/** Reads the query `NewsDetail` that a route's loader has begun; the component waits until its data is here. */
export function useNewsDetailPreloaded<S extends DataState<NewsDetailQuery>['dataState']>(
  query: QueryRef<NewsDetailQuery, NewsDetailQueryVariables, S>,
) {
  return useReadQuery<NewsDetailQuery, S>(query);
}