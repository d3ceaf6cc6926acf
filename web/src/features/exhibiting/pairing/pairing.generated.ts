/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useMutation, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an exhibitor sends to apply. */
export type ApplyForPairingInput = {
  /** Id of the buyer post. */
  buyerPostId: string | number;
  /** Message to the buyer. */
  message: string;
};

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

export type PairingRowFragment = { id: string, title: string, status: Types.PairingStatus, consultationId: string | null, createdAt: string, buyerPost: { id: string, content: string } | null, review: { reason: string | null } } & { ' $fragmentName'?: 'PairingRowFragment' };

export type PairingApplicationsQueryVariables = Exact<{
  page: number;
}>;


export type PairingApplicationsQuery = { viewer: { id: string, pairingApplications: { totalCount: number, nodes: Array<(
        { id: string, status: Types.PairingStatus }
        & { ' $fragmentRefs'?: { 'PairingRowFragment': PairingRowFragment } }
      )>, pageInfo: { pageCount: number } } | null } | null };

export type PairingPostQueryVariables = Exact<{
  id: string | number;
}>;


export type PairingPostQuery = { buyerPost: { id: string, content: string } | null };

export type ApplyForPairingMutationVariables = Exact<{
  input: Types.ApplyForPairingInput;
}>;


export type ApplyForPairingMutation = { applyForPairing: { message: string | null, pairing: (
      { id: string }
      & { ' $fragmentRefs'?: { 'PairingRowFragment': PairingRowFragment } }
    ) | null, errors: Array<{ message: string }> } };

export const PairingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PairingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PairingApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PairingRowFragment, unknown>;
export const PairingApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PairingApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pairingApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PairingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PairingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PairingApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<PairingApplicationsQuery, PairingApplicationsQueryVariables>;
export const PairingPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PairingPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<PairingPostQuery, PairingPostQueryVariables>;
export const ApplyForPairingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForPairing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForPairingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForPairing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pairing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PairingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PairingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PairingApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ApplyForPairingMutation, ApplyForPairingMutationVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function usePairingRowFragment(from: FragmentType<PairingRowFragment>) {
  const options = { fragment: PairingRowFragmentDoc, fragmentName: 'PairingRow', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `PairingApplications` that a route's loader has begun; the component waits until its data is here. */
export function usePairingApplicationsPreloaded<S extends DataState<PairingApplicationsQuery>['dataState']>(
  query: QueryRef<PairingApplicationsQuery, PairingApplicationsQueryVariables, S>,
) {
  return useReadQuery<PairingApplicationsQuery, S>(query);
}

/** Reads the query `PairingPost` that a route's loader has begun; the component waits until its data is here. */
export function usePairingPostPreloaded<S extends DataState<PairingPostQuery>['dataState']>(
  query: QueryRef<PairingPostQuery, PairingPostQueryVariables, S>,
) {
  return useReadQuery<PairingPostQuery, S>(query);
}

/** Gives the function that carries out the mutation `ApplyForPairing`, and its state. */
export function useApplyForPairingMutation(options?: useMutation.Options<ApplyForPairingMutation, ApplyForPairingMutationVariables>) {
  return useMutation(ApplyForPairingDocument, options);
}

/** Most characters of each field of the input object of `ApplyForPairing`: the schema's `@constraint`. */
export const applyForPairingLimits = {"message":200} as const;