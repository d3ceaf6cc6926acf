/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { RequestRowFragment } from './request-row.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which purchasing requests a list shows. Conditions add up. */
export type BuyerPostFilter = {
  /** Only the request with this id. */
  id?: string | number | null | undefined;
  /** Text to find: Chinese by two characters and more, English by word stems. Best match first. */
  keyword?: string | null | undefined;
  /** Any of these publish types; all when omitted or empty. */
  publishTypes?: Array<PublishType> | null | undefined;
  /** Any of these purchase types; all when omitted or empty. */
  purchaseTypes?: Array<PurchaseType> | null | undefined;
};

/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

/** What kind of goods a purchasing request wants. */
export type PurchaseType =
  /** Machinery and equipment. */
  | 'MACHINERY'
  /** Other solutions for production. */
  | 'OTHER'
  /** Semi-finished or finished products. */
  | 'PRODUCTS'
  /** Raw materials. */
  | 'RAW_MATERIALS';

export type BuyerRequestsQueryVariables = Exact<{
  filter: Types.BuyerPostFilter;
  page: number;
}>;


export type BuyerRequestsQuery = { buyerPosts: { totalCount: number, totalCountIsEstimate: boolean, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'RequestRowFragment': RequestRowFragment } }
    )>, pageInfo: { pageCount: number } } };


export const BuyerRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BuyerRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPostFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BuyerRequestsQuery, BuyerRequestsQueryVariables>;

/** Reads the query `BuyerRequests` that a route's loader has begun; the component waits until its data is here. */
export function useBuyerRequestsPreloaded<S extends DataState<BuyerRequestsQuery>['dataState']>(
  query: QueryRef<BuyerRequestsQuery, BuyerRequestsQueryVariables, S>,
) {
  return useReadQuery<BuyerRequestsQuery, S>(query);
}