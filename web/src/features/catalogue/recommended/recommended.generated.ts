/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ProductCardFragment } from '../cards/product-card.generated';
import type { ExhibitorCardFragment } from '../cards/exhibitor-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecommendedProductsPageQueryVariables = Exact<{
  page: number;
}>;


export type RecommendedProductsPageQuery = { recommendedProducts: { totalCount: number, totalCountIsEstimate: boolean, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
    )>, pageInfo: { pageCount: number } } };

export type RecommendedExhibitorsPageQueryVariables = Exact<{
  page: number;
}>;


export type RecommendedExhibitorsPageQuery = { recommendedExhibitors: { totalCount: number, totalCountIsEstimate: boolean, nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ExhibitorCardFragment': ExhibitorCardFragment } }
    )>, pageInfo: { pageCount: number } } };


export const RecommendedProductsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedProductsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"16"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFavourite"}}]}}]} as unknown as DocumentNode<RecommendedProductsPageQuery, RecommendedProductsPageQueryVariables>;
export const RecommendedExhibitorsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecommendedExhibitorsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedExhibitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"16"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitorCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitorFavourite"}}]}}]} as unknown as DocumentNode<RecommendedExhibitorsPageQuery, RecommendedExhibitorsPageQueryVariables>;

/** Reads the query `RecommendedProductsPage` that a route's loader has begun; the component waits until its data is here. */
export function useRecommendedProductsPagePreloaded<S extends DataState<RecommendedProductsPageQuery>['dataState']>(
  query: QueryRef<RecommendedProductsPageQuery, RecommendedProductsPageQueryVariables, S>,
) {
  return useReadQuery<RecommendedProductsPageQuery, S>(query);
}

/** Reads the query `RecommendedExhibitorsPage` that a route's loader has begun; the component waits until its data is here. */
export function useRecommendedExhibitorsPagePreloaded<S extends DataState<RecommendedExhibitorsPageQuery>['dataState']>(
  query: QueryRef<RecommendedExhibitorsPageQuery, RecommendedExhibitorsPageQueryVariables, S>,
) {
  return useReadQuery<RecommendedExhibitorsPageQuery, S>(query);
}