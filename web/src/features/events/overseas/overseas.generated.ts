/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OverseasFairsQueryVariables = Exact<{ [key: string]: never; }>;


export type OverseasFairsQuery = { overseasFairs: Array<{ id: string, title: string, startsOn: string, endsOn: string, location: string, description: string, coverUrl: string | null, isPast: boolean }> };


export const OverseasFairsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverseasFairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overseasFairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isPast"}}]}}]}}]} as unknown as DocumentNode<OverseasFairsQuery, OverseasFairsQueryVariables>;

/** Reads the query `OverseasFairs` that a route's loader has begun; the component waits until its data is here. */
export function useOverseasFairsPreloaded<S extends DataState<OverseasFairsQuery>['dataState']>(
  query: QueryRef<OverseasFairsQuery, OverseasFairsQueryVariables, S>,
) {
  return useReadQuery<OverseasFairsQuery, S>(query);
}