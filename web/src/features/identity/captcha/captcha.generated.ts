/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IssueCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type IssueCaptchaMutation = { issueCaptcha: { captcha: { key: string, imageUrl: string } } };


export const IssueCaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]}}]} as unknown as DocumentNode<IssueCaptchaMutation, IssueCaptchaMutationVariables>;

/** Gives the function that carries out the mutation `IssueCaptcha`, and its state. */
export function useIssueCaptchaMutation(options?: useMutation.Options<IssueCaptchaMutation, IssueCaptchaMutationVariables>) {
  return useMutation(IssueCaptchaDocument, options);
}