/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvitationPosterQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationPosterQuery = { viewer: { id: string, nickName: string, companyName: string, visitPass: { code: string } | null } | null };


export const InvitationPosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPoster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationPosterQuery, InvitationPosterQueryVariables>;

/** Reads the query `InvitationPoster` that a route's loader has begun; the component waits until its data is here. */
export function useInvitationPosterPreloaded<S extends DataState<InvitationPosterQuery>['dataState']>(
  query: QueryRef<InvitationPosterQuery, InvitationPosterQueryVariables, S>,
) {
  return useReadQuery<InvitationPosterQuery, S>(query);
}