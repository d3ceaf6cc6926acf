/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Billing information as it is to be saved. */
export type SaveBillingInput = {
  /** Company name as it stands on invoices. */
  companyName: string;
  /** E-mail address that invoices go to. */
  email: string;
  /** Tax ID: 15 to 20 letters and digits; gaps do not matter. */
  taxId: string;
};

export type OwnBillingFragment = { taxId: string, email: string, companyName: string } & { ' $fragmentName'?: 'OwnBillingFragment' };

export type OwnBillingQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnBillingQuery = { viewer: { id: string, exhibitor: { id: string, name: string } | null, billing: { taxId: string, email: string, companyName: string } | null } | null };

export type SaveBillingMutationVariables = Exact<{
  input: Types.SaveBillingInput;
}>;


export type SaveBillingMutation = { saveBilling: { message: string | null, billing: { taxId: string, email: string, companyName: string } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export const OwnBillingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBilling"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]} as unknown as DocumentNode<OwnBillingFragment, unknown>;
export const OwnBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBilling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBilling"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBilling"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]} as unknown as DocumentNode<OwnBillingQuery, OwnBillingQueryVariables>;
export const SaveBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBillingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBilling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBilling"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBilling"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]} as unknown as DocumentNode<SaveBillingMutation, SaveBillingMutationVariables>;

/** Reads the query `OwnBilling` that a route's loader has begun; the component waits until its data is here. */
export function useOwnBillingPreloaded<S extends DataState<OwnBillingQuery>['dataState']>(
  query: QueryRef<OwnBillingQuery, OwnBillingQueryVariables, S>,
) {
  return useReadQuery<OwnBillingQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveBilling`, and its state. */
export function useSaveBillingMutation(options?: useMutation.Options<SaveBillingMutation, SaveBillingMutationVariables>) {
  return useMutation(SaveBillingDocument, options);
}