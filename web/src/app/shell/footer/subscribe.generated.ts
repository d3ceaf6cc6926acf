/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a newsletter subscription needs. */
export type SubscribeInput = {
  /** Company the subscriber works for. */
  companyName: string;
  /** Name of the subscriber. */
  contactName: string;
  /** Where the newsletter goes. */
  email: string;
  /** Whether the subscriber works for an exhibitor, visits, or works for the media. */
  role?: SubscriberRole | null | undefined;
};

/** Whom a newsletter subscriber is. */
export type SubscriberRole =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Works for the media. */
  | 'MEDIUM'
  /** Visits the show. */
  | 'VISITOR';

export type SubscribeMutationVariables = Exact<{
  input: Types.SubscribeInput;
}>;


export type SubscribeMutation = { subscribe: { message: string | null, errors: Array<{ message: string }> } };


export const SubscribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Subscribe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeMutation, SubscribeMutationVariables>;

/** Gives the function that carries out the mutation `Subscribe`, and its state. */
export function useSubscribeMutation(options?: useMutation.Options<SubscribeMutation, SubscribeMutationVariables>) {
  return useMutation(SubscribeDocument, options);
}

/** Most characters of each field of the input object of `Subscribe`: the schema's `@constraint`. */
export const subscribeLimits = {"companyName":200,"contactName":100,"email":254} as const;