/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether somebody who was invited has come. */
export type FriendInvitationStatus =
  /** The person has registered by the invitation. */
  | 'INVITED'
  /** The mail is sent; the person has not registered by it yet. */
  | 'TO_BE_INVITED';

/** Whom to invite. */
export type InviteByEmailInput = {
  /** E-mail addresses, separated by commas; at most 50. */
  emails: string;
  /** Language of the mails; by default the language of the request. */
  language?: Locale | null | undefined;
};

/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

export type FriendInvitationsQueryVariables = Exact<{
  email: string;
  page: number;
}>;


export type FriendInvitationsQuery = { viewer: { id: string, friendInvitations: { totalCount: number, nodes: Array<{ id: string, email: string, status: Types.FriendInvitationStatus, firstName: string | null, companyName: string | null, position: string | null, registeredAt: string | null, invitedAt: string }>, pageInfo: { pageCount: number } } } | null };

export type InviteByEmailMutationVariables = Exact<{
  input: Types.InviteByEmailInput;
}>;


export type InviteByEmailMutation = { inviteByEmail: { sentCount: number, message: string | null, errors: Array<{ message: string }> } };


export const FriendInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FriendInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"friendInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FriendInvitationsQuery, FriendInvitationsQueryVariables>;
export const InviteByEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteByEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteByEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteByEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentCount"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<InviteByEmailMutation, InviteByEmailMutationVariables>;

/** Reads the query `FriendInvitations` that a route's loader has begun; the component waits until its data is here. */
export function useFriendInvitationsPreloaded<S extends DataState<FriendInvitationsQuery>['dataState']>(
  query: QueryRef<FriendInvitationsQuery, FriendInvitationsQueryVariables, S>,
) {
  return useReadQuery<FriendInvitationsQuery, S>(query);
}

/** Gives the function that carries out the mutation `InviteByEmail`, and its state. */
export function useInviteByEmailMutation(options?: useMutation.Options<InviteByEmailMutation, InviteByEmailMutationVariables>) {
  return useMutation(InviteByEmailDocument, options);
}