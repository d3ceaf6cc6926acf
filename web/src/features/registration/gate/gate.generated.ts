/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisitGateQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitGateQuery = { viewer: { id: string, visitAnswers: Array<{ questionId: string }> } | null };


export const VisitGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitGate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}}]}}]}}]}}]} as unknown as DocumentNode<VisitGateQuery, VisitGateQueryVariables>;

/** Runs the query `VisitGate` while the component is mounted; `skipToken` holds it back. */
export function useVisitGateQuery(options: useQuery.Options<VisitGateQuery, VisitGateQueryVariables> | SkipToken) {
  return useQuery(VisitGateDocument, options as useQuery.Options<VisitGateQuery, VisitGateQueryVariables>);
}