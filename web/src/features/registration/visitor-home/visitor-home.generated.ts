/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisitorMattersQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorMattersQuery = { viewer: { id: string, visitPass: { code: string, name: string } | null, unreadConsultations: { askedByMe: number, askedByMeToBuyers: number, askedToMe: number }, buyerPosts: { totalCount: number, nodes: Array<{ id: string, content: string, review: { reason: string | null } | null }> }, eventRegistrations: { nodes: Array<{ id: string, eventTitle: string, startsAt: string | null, hasEnded: boolean }> } } | null };


export const VisitorMattersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorMatters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadConsultations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedByMe"}},{"kind":"Field","name":{"kind":"Name","value":"askedByMeToBuyers"}},{"kind":"Field","name":{"kind":"Name","value":"askedToMe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"buyerPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"REJECTED"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventRegistrations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventTitle"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnded"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VisitorMattersQuery, VisitorMattersQueryVariables>;

/** Reads the query `VisitorMatters` that a route's loader has begun; the component waits until its data is here. */
export function useVisitorMattersPreloaded<S extends DataState<VisitorMattersQuery>['dataState']>(
  query: QueryRef<VisitorMattersQuery, VisitorMattersQueryVariables, S>,
) {
  return useReadQuery<VisitorMattersQuery, S>(query);
}