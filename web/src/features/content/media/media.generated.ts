/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MediaPartnersQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaPartnersQuery = { partners: Array<{ id: string, title: string, imageUrl: string | null, link: string | null }> };


export const MediaPartnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaPartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"partners"},"name":{"kind":"Name","value":"pageBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"MEDIA_PARTNER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<MediaPartnersQuery, MediaPartnersQueryVariables>;

/** Reads the query `MediaPartners` that a route's loader has begun; the component waits until its data is here. */
export function useMediaPartnersPreloaded<S extends DataState<MediaPartnersQuery>['dataState']>(
  query: QueryRef<MediaPartnersQuery, MediaPartnersQueryVariables, S>,
) {
  return useReadQuery<MediaPartnersQuery, S>(query);
}