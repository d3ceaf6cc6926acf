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
export type PromotionPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionPageQuery = { linkage: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  ) | null };


export const PromotionPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"6","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<PromotionPageQuery, PromotionPageQueryVariables>;

/** Reads the query `PromotionPage` that a route's loader has begun; the component waits until its data is here. */
export function usePromotionPagePreloaded<S extends DataState<PromotionPageQuery>['dataState']>(
  query: QueryRef<PromotionPageQuery, PromotionPageQueryVariables, S>,
) {
  return useReadQuery<PromotionPageQuery, S>(query);
}