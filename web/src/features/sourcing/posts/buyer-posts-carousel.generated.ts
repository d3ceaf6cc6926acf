/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { BuyerPostLineFragment } from './buyer-post-line.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewestBuyerPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestBuyerPostsQuery = { buyerPosts: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'BuyerPostLineFragment': BuyerPostLineFragment } }
    )> } };


export const NewestBuyerPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestBuyerPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"21"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BuyerPostLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyerPostLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NewestBuyerPostsQuery, NewestBuyerPostsQueryVariables>;

/** Reads the query `NewestBuyerPosts` that a route's loader has begun; the component waits until its data is here. */
export function useNewestBuyerPostsPreloaded<S extends DataState<NewestBuyerPostsQuery>['dataState']>(
  query: QueryRef<NewestBuyerPostsQuery, NewestBuyerPostsQueryVariables, S>,
) {
  return useReadQuery<NewestBuyerPostsQuery, S>(query);
}