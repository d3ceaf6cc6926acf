/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnreadConsultationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadConsultationsQuery = { viewer: { id: string, unreadConsultations: { askedByMe: number, askedByMeToBuyers: number, askedToMe: number } } | null };


export const UnreadConsultationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadConsultations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"unreadConsultations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"askedByMeToBuyers"}},{"kind":"Field","name":{"kind":"Name","value":"askedToMe"}}]}}]}}]}}]} as unknown as DocumentNode<UnreadConsultationsQuery, UnreadConsultationsQueryVariables>;

/** Runs the query `UnreadConsultations` while the component is mounted; `skipToken` holds it back. */
export function useUnreadConsultationsQuery(options: useQuery.Options<UnreadConsultationsQuery, UnreadConsultationsQueryVariables> | SkipToken) {
  return useQuery(UnreadConsultationsDocument, options as useQuery.Options<UnreadConsultationsQuery, UnreadConsultationsQueryVariables>);
}