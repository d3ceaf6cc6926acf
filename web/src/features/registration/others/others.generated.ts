/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the site. */
export type Locale =
  /** English. */
  | 'EN'
  /** Chinese. The default. */
  | 'ZH';

/** Somebody to register. */
export type RegisterOtherInput = {
  /** Name of the company. */
  companyName: string;
  /** Department; may be blank. */
  department?: string;
  /** E-mail address that the code of the pass is sent to. */
  email: string;
  /** Number of the identity card or passport; it is never shown again. */
  identityNumber: string;
  /** Language of the mail; by default that of the request. */
  mailLanguage?: Locale | null | undefined;
  /** Mobile number; without country code one of mainland China. */
  mobile: string;
  /** Name, as it is to stand on the pass. */
  name: string;
  /** A value of `visitPositions`; may be blank. */
  position?: string;
  /** Form of address: a value of `visitTitles`. */
  title: string;
};

export type RegisteredPeopleQueryVariables = Exact<{
  mobile: string;
  page: number;
}>;


export type RegisteredPeopleQuery = { viewer: { id: string, registeredPeople: { totalCount: number, nodes: Array<{ id: string, name: string, title: string | null, mobile: string, companyName: string, department: string, position: string | null, email: string, passCode: string, registeredAt: string }>, pageInfo: { pageCount: number } } } | null };

export type OtherFormQueryVariables = Exact<{ [key: string]: never; }>;


export type OtherFormQuery = { visitTitles: Array<{ value: string, label: string }>, visitPositions: Array<{ value: string, label: string }> };

export type RegisterOtherMutationVariables = Exact<{
  input: Types.RegisterOtherInput;
}>;


export type RegisterOtherMutation = { registerOther: { message: string | null, person: { id: string } | null, errors: Array<{ message: string, path: Array<string> | null }> } };


export const RegisteredPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegisteredPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registeredPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mobile"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mobile"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"passCode"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RegisteredPeopleQuery, RegisteredPeopleQueryVariables>;
export const OtherFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<OtherFormQuery, OtherFormQueryVariables>;
export const RegisterOtherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterOther"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterOtherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerOther"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterOtherMutation, RegisterOtherMutationVariables>;

/** Reads the query `RegisteredPeople` that a route's loader has begun; the component waits until its data is here. */
export function useRegisteredPeoplePreloaded<S extends DataState<RegisteredPeopleQuery>['dataState']>(
  query: QueryRef<RegisteredPeopleQuery, RegisteredPeopleQueryVariables, S>,
) {
  return useReadQuery<RegisteredPeopleQuery, S>(query);
}

/** Reads the query `OtherForm` that a route's loader has begun; the component waits until its data is here. */
export function useOtherFormPreloaded<S extends DataState<OtherFormQuery>['dataState']>(
  query: QueryRef<OtherFormQuery, OtherFormQueryVariables, S>,
) {
  return useReadQuery<OtherFormQuery, S>(query);
}

/** Gives the function that carries out the mutation `RegisterOther`, and its state. */
export function useRegisterOtherMutation(options?: useMutation.Options<RegisterOtherMutation, RegisterOtherMutationVariables>) {
  return useMutation(RegisterOtherDocument, options);
}

/** Most characters of each field of the input object of `RegisterOther`: the schema's `@constraint`. */
export const registerOtherLimits = {"companyName":120,"department":60,"email":254,"identityNumber":40,"mobile":40,"name":60,"position":10,"title":10} as const;