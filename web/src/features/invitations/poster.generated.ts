/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvitationPosterQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationPosterQuery = { viewer: { id: string, nickName: string, companyName: string, visitPass: { code: string } | null } | null };


export const InvitationPosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationPoster"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationPosterQuery, InvitationPosterQueryVariables>;

/** Runs the query `InvitationPoster` while the component is mounted; `skipToken` holds it back. */
export function useInvitationPosterQuery(options: useQuery.Options<InvitationPosterQuery, InvitationPosterQueryVariables> | SkipToken) {
  return useQuery(InvitationPosterDocument, options as useQuery.Options<InvitationPosterQuery, InvitationPosterQueryVariables>);
}