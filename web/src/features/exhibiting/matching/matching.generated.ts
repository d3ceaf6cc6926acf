/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far an application of an exhibitor to a buyer is. */
export type PairingStatus =
  /** The review is passed: the thread with the buyer is open. */
  | 'AUDIT_SUCCESSFUL'
  /** The organiser has yet to review it. */
  | 'AWAITING_REVIEW'
  /** The review failed; it may be applied again. */
  | 'FAILED'
  /** The buyer has accepted the exhibitor. */
  | 'PAIRED';

/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

export type DemandCardFragment = { reason: string, buyerPost: { id: string, publishType: Types.PublishType, publishTypeLabel: string, purchaseTypeLabels: Array<string>, content: string, quantity: string, publisher: string | null, applicantCount: number, createdAt: string }, application: { id: string, status: Types.PairingStatus, consultationId: string | null, review: { reason: string | null } } | null } & { ' $fragmentName'?: 'DemandCardFragment' };

export type RecommendedDemandsQueryVariables = Exact<{
  page: number;
}>;


export type RecommendedDemandsQuery = { viewer: { id: string, recommendedDemands: { totalCount: number, nodes: Array<(
        { id: string, application: { id: string, status: Types.PairingStatus } | null }
        & { ' $fragmentRefs'?: { 'DemandCardFragment': DemandCardFragment } }
      )>, pageInfo: { pageCount: number } } | null } | null };

export const DemandCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemandCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedDemand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<DemandCardFragment, unknown>;
export const RecommendedDemandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedDemands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recommendedDemands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DemandCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DemandCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedDemand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RecommendedDemandsQuery, RecommendedDemandsQueryVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useDemandCardFragment(from: FragmentType<DemandCardFragment>) {
  const options = { fragment: DemandCardFragmentDoc, fragmentName: 'DemandCard', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `RecommendedDemands` that a route's loader has begun; the component waits until its data is here. */
export function useRecommendedDemandsPreloaded<S extends DataState<RecommendedDemandsQuery>['dataState']>(
  query: QueryRef<RecommendedDemandsQuery, RecommendedDemandsQueryVariables, S>,
) {
  return useReadQuery<RecommendedDemandsQuery, S>(query);
}