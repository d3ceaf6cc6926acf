/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ContactFields_Linkage_Fragment } from '../../content/contact-cards/contact-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GroupRegistrationQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupRegistrationQuery = { edition: { groupMinimum: number, groupRegistrationClosesOn: string }, first: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  ) | null, second: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  ) | null };

export type RegisterChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterChoiceQuery = { edition: { groupMinimum: number, preRegistrationClosesAt: string } };


export const GroupRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"linkage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"7","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"linkage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"8","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<GroupRegistrationQuery, GroupRegistrationQueryVariables>;
export const RegisterChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegisterChoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}}]}}]}}]} as unknown as DocumentNode<RegisterChoiceQuery, RegisterChoiceQueryVariables>;

/** Reads the query `GroupRegistration` that a route's loader has begun; the component waits until its data is here. */
export function useGroupRegistrationPreloaded<S extends DataState<GroupRegistrationQuery>['dataState']>(
  query: QueryRef<GroupRegistrationQuery, GroupRegistrationQueryVariables, S>,
) {
  return useReadQuery<GroupRegistrationQuery, S>(query);
}

/** Reads the query `RegisterChoice` that a route's loader has begun; the component waits until its data is here. */
export function useRegisterChoicePreloaded<S extends DataState<RegisterChoiceQuery>['dataState']>(
  query: QueryRef<RegisterChoiceQuery, RegisterChoiceQueryVariables, S>,
) {
  return useReadQuery<RegisterChoiceQuery, S>(query);
}