/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

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

/** Whether a key serves. */
export type ApiKeyState =
  /** It serves. */
  | 'ACTIVE'
  /** Its time is over, or another key has taken its place. */
  | 'EXPIRED'
  /** Somebody has ended it. */
  | 'REVOKED';

export type ApiKeyFieldsFragment = { id: string, name: string, isTest: boolean, beginning: string, scopes: Array<Types.ApiKeyScope>, origins: Array<string>, state: Types.ApiKeyState, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null } & { ' $fragmentName'?: 'ApiKeyFieldsFragment' };

export type ApiKeyUsageFragment = { day: string, requests: number, refused: number, cost: number } & { ' $fragmentName'?: 'ApiKeyUsageFragment' };

export const ApiKeyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"beginning"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"origins"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ApiKeyFieldsFragment, unknown>;
export const ApiKeyUsageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyUsage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyUsageDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}}]}}]} as unknown as DocumentNode<ApiKeyUsageFragment, unknown>;