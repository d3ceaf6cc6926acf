/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody of the organiser may do; none implies another. */
export type StaffRight =
  /** Invites others, gives rights, reads the log. */
  | 'ADMINISTRATOR'
  /** Lets people in at the door. */
  | 'DOOR'
  /** Changes the edition and all that the site says. */
  | 'EDITOR'
  /** Decides on what waits for review. */
  | 'REVIEWER';

export type ConsoleMeQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleMeQuery = { organiser: { id: string, me: { id: string, name: string, email: string, rights: Array<Types.StaffRight> } } | null };

export type LeaveConsoleMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveConsoleMutation = { organiserSignOut: { message: string } };


export const ConsoleMeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMeQuery, ConsoleMeQueryVariables>;
export const LeaveConsoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveConsole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<LeaveConsoleMutation, LeaveConsoleMutationVariables>;

/** Asks the query `ConsoleMe` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchConsoleMe(
  client: ApolloClient,
  options?: Omit<ApolloClient.QueryOptions<ConsoleMeQuery, ConsoleMeQueryVariables>, 'query'>,
) {
  const asked = { query: ConsoleMeDocument, ...options };
  return client.query<ConsoleMeQuery, ConsoleMeQueryVariables>(asked as ApolloClient.QueryOptions<ConsoleMeQuery, ConsoleMeQueryVariables>);
}

/** Gives the function that carries out the mutation `LeaveConsole`, and its state. */
export function useLeaveConsoleMutation(options?: useMutation.Options<LeaveConsoleMutation, LeaveConsoleMutationVariables>) {
  return useMutation(LeaveConsoleDocument, options);
}