/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ApiKeyFieldsFragment, ApiKeyUsageFragment } from '../../api-keys/api-keys.generated';
import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a key lets a program read or do. */
export type ApiKeyScope =
  /** Addresses that are called when public records change: to add, change and remove them. For keys of partners only. */
  | 'MANAGE_WEBHOOKS'
  /** Events and their sessions. */
  | 'READ_EVENTS'
  /** Exhibitors. */
  | 'READ_EXHIBITORS'
  /** News of the show and of exhibitors. */
  | 'READ_NEWS'
  /** Questions to the own company, with the names of those who ask. For keys of exhibitors only. */
  | 'READ_OWN_CONSULTATIONS'
  /** Visitors whose pass the own company has scanned, with their names and addresses. For keys of exhibitors only. */
  | 'READ_OWN_LEADS'
  /** All products of the own company, also those that are not public. For keys of exhibitors only. */
  | 'READ_OWN_PRODUCTS'
  /** Purchasing requests of visitors, without their names and addresses. */
  | 'READ_POSTS'
  /** Products of exhibitors. */
  | 'READ_PRODUCTS'
  /** Videos of exhibitors. */
  | 'READ_VIDEOS'
  /** Adding and changing exhibitors, as the organiser's own system does. For keys of partners only. */
  | 'WRITE_EXHIBITORS';

/** What changes about a key: all of it each time. */
export type ChangeApiKeyInput = {
  /** Id of the key. */
  id: string | number;
  /** What people call the key. */
  name: string;
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<string>;
  /** What it lets a program read; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A new key of the own company. */
export type CreateApiKeyInput = {
  /** After how many days it ends by itself; never when omitted. */
  expiresInDays?: number | null | undefined;
  /** What people call the key. */
  name: string;
  /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
  origins?: Array<string>;
  /** What it lets a program read; at least one. */
  scopes: Array<ApiKeyScope>;
};

/** A key that is to end at once. */
export type RevokeApiKeyInput = {
  /** Id of the key. */
  id: string | number;
};

/** A key that another is to take the place of. */
export type RotateApiKeyInput = {
  /** Id of the key. */
  id: string | number;
  /** For how many hours the old key goes on serving beside the new one; 0 ends it at once. Default: 24. */
  overlapHours?: number;
};

export type OwnApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApiKeysQuery = { viewer: { id: string, apiKeys: Array<{ id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null }> | null } | null };

export type OwnApiKeyUsageQueryVariables = Exact<{
  days: number;
}>;


export type OwnApiKeyUsageQuery = { viewer: { id: string, apiKeyUsage: Array<{ day: string, requests: number, refused: number, cost: number }> | null } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: Types.CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { key: string | null, message: string | null, apiKey: { id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type ChangeApiKeyMutationVariables = Exact<{
  input: Types.ChangeApiKeyInput;
}>;


export type ChangeApiKeyMutation = { changeApiKey: { message: string | null, apiKey: { id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type RotateApiKeyMutationVariables = Exact<{
  input: Types.RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { key: string | null, message: string | null, apiKey: { id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: Types.RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { message: string | null, apiKey: { id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null } | null, errors: Array<{ message: string, path: Array<string> | null }> } };


export const OwnApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<OwnApiKeysQuery, OwnApiKeysQueryVariables>;
export const OwnApiKeyUsageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnApiKeyUsage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiKeyUsage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyUsage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyUsage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyUsageDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]} as unknown as DocumentNode<OwnApiKeyUsageQuery, OwnApiKeyUsageQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const ChangeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ChangeApiKeyMutation, ChangeApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;

/** Reads the query `OwnApiKeys` that a route's loader has begun; the component waits until its data is here. */
export function useOwnApiKeysPreloaded<S extends DataState<OwnApiKeysQuery>['dataState']>(
  query: QueryRef<OwnApiKeysQuery, OwnApiKeysQueryVariables, S>,
) {
  return useReadQuery<OwnApiKeysQuery, S>(query);
}

/** Reads the query `OwnApiKeyUsage` that a route's loader has begun; the component waits until its data is here. */
export function useOwnApiKeyUsagePreloaded<S extends DataState<OwnApiKeyUsageQuery>['dataState']>(
  query: QueryRef<OwnApiKeyUsageQuery, OwnApiKeyUsageQueryVariables, S>,
) {
  return useReadQuery<OwnApiKeyUsageQuery, S>(query);
}

/** Gives the function that carries out the mutation `CreateApiKey`, and its state. */
export function useCreateApiKeyMutation(options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) {
  return useMutation(CreateApiKeyDocument, options);
}

/** Most characters of each field of the input object of `CreateApiKey`: the schema's `@constraint`. */
export const createApiKeyLimits = {"name":60} as const;

/** Gives the function that carries out the mutation `ChangeApiKey`, and its state. */
export function useChangeApiKeyMutation(options?: useMutation.Options<ChangeApiKeyMutation, ChangeApiKeyMutationVariables>) {
  return useMutation(ChangeApiKeyDocument, options);
}

/** Gives the function that carries out the mutation `RotateApiKey`, and its state. */
export function useRotateApiKeyMutation(options?: useMutation.Options<RotateApiKeyMutation, RotateApiKeyMutationVariables>) {
  return useMutation(RotateApiKeyDocument, options);
}

/** Gives the function that carries out the mutation `RevokeApiKey`, and its state. */
export function useRevokeApiKeyMutation(options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) {
  return useMutation(RevokeApiKeyDocument, options);
}