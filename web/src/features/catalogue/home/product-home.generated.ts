/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ProductCardFragment } from '../cards/product-card.generated';
import type { ExhibitorCardFragment } from '../cards/exhibitor-card.generated';
import type { VideoCardFragment } from '../videos/video-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeProductsQuery = { recommendedProducts: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
    )> } };

export type HomeExhibitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeExhibitorsQuery = { recommendedExhibitors: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ExhibitorCardFragment': ExhibitorCardFragment } }
    )> } };

export type HomeVideosQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeVideosQuery = { videos: { nodes: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'VideoCardFragment': VideoCardFragment } }
    )> } };

export type HomePostersQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePostersQuery = { need: string | null, needHeadline: string | null, needSubtitle: string | null, company: string | null, companyHeadline: string | null, companySubtitle: string | null };


export const HomeProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedProducts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFavourite"}}]}}]} as unknown as DocumentNode<HomeProductsQuery, HomeProductsQueryVariables>;
export const HomeExhibitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeExhibitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedExhibitors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitorCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitorFavourite"}}]}}]} as unknown as DocumentNode<HomeExhibitorsQuery, HomeExhibitorsQueryVariables>;
export const HomeVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeVideos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}}]} as unknown as DocumentNode<HomeVideosQuery, HomeVideosQueryVariables>;
export const HomePostersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePosters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"need"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_NEED_IMAGE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"needHeadline"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_NEED_HEADLINE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"needSubtitle"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_NEED_SUBTITLE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"company"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_COMPANY_IMAGE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"companyHeadline"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_COMPANY_HEADLINE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"companySubtitle"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"POSTER_COMPANY_SUBTITLE"}}]}]}}]} as unknown as DocumentNode<HomePostersQuery, HomePostersQueryVariables>;

/** Reads the query `HomeProducts` that a route's loader has begun; the component waits until its data is here. */
export function useHomeProductsPreloaded<S extends DataState<HomeProductsQuery>['dataState']>(
  query: QueryRef<HomeProductsQuery, HomeProductsQueryVariables, S>,
) {
  return useReadQuery<HomeProductsQuery, S>(query);
}

/** Reads the query `HomeExhibitors` that a route's loader has begun; the component waits until its data is here. */
export function useHomeExhibitorsPreloaded<S extends DataState<HomeExhibitorsQuery>['dataState']>(
  query: QueryRef<HomeExhibitorsQuery, HomeExhibitorsQueryVariables, S>,
) {
  return useReadQuery<HomeExhibitorsQuery, S>(query);
}

/** Reads the query `HomeVideos` that a route's loader has begun; the component waits until its data is here. */
export function useHomeVideosPreloaded<S extends DataState<HomeVideosQuery>['dataState']>(
  query: QueryRef<HomeVideosQuery, HomeVideosQueryVariables, S>,
) {
  return useReadQuery<HomeVideosQuery, S>(query);
}

/** Reads the query `HomePosters` that a route's loader has begun; the component waits until its data is here. */
export function useHomePostersPreloaded<S extends DataState<HomePostersQuery>['dataState']>(
  query: QueryRef<HomePostersQuery, HomePostersQueryVariables, S>,
) {
  return useReadQuery<HomePostersQuery, S>(query);
}