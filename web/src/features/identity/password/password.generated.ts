/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new password with one proof: the password until now, or a code that `sendPasswordCode` sent. */
export type ChangePasswordInput = {
  /** The code; null where the password until now is the proof. An account without a password needs it. */
  code?: string | null | undefined;
  /** The password until now as it was typed; null where a code is the proof. */
  currentPassword?: string | null | undefined;
  /** The new password as it was typed: at least 8 characters, neither the account's own number, address or name nor one of the most common passwords. */
  newPassword: string;
};

export type SendPasswordCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPasswordCodeMutation = { sendPasswordCode: { message: string | null, errors: Array<{ message: string }> } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { message: string | null, viewer: { id: string, hasPassword: boolean } | null, errors: Array<{ message: string, path: Array<string> | null }> } };


export const SendPasswordCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendPasswordCodeMutation, SendPasswordCodeMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;

/** Gives the function that carries out the mutation `SendPasswordCode`, and its state. */
export function useSendPasswordCodeMutation(options?: useMutation.Options<SendPasswordCodeMutation, SendPasswordCodeMutationVariables>) {
  return useMutation(SendPasswordCodeDocument, options);
}

/** Gives the function that carries out the mutation `ChangePassword`, and its state. */
export function useChangePasswordMutation(options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) {
  return useMutation(ChangePasswordDocument, options);
}

/** Most characters of each field of the input object of `ChangePassword`: the schema's `@constraint`. */
export const changePasswordLimits = {"code":10,"currentPassword":200,"newPassword":200} as const;