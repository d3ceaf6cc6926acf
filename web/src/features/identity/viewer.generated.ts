/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As whom somebody takes part. */
export type Role =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, role: Types.Role, nickName: string, companyName: string, mobile: string | null, email: string | null, hasPassword: boolean, exhibitor: { id: string, name: string, boothNumber: string } | null } | null };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;

/** Runs the query `Viewer` while the component is mounted; `skipToken` holds it back. */
export function useViewerQuery(options: useQuery.Options<ViewerQuery, ViewerQueryVariables> | SkipToken) {
  return useQuery(ViewerDocument, options as useQuery.Options<ViewerQuery, ViewerQueryVariables>);
}

/** Asks the query `Viewer` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchViewer(
  client: ApolloClient,
  options?: Omit<ApolloClient.QueryOptions<ViewerQuery, ViewerQueryVariables>, 'query'>,
) {
  const asked = { query: ViewerDocument, ...options };
  return client.query<ViewerQuery, ViewerQueryVariables>(asked as ApolloClient.QueryOptions<ViewerQuery, ViewerQueryVariables>);
}