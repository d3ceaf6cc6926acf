/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ContactFields_Linkage_Fragment } from '../contact-cards/contact-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AboutIntroQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutIntroQuery = { text: string | null, organiserText: string | null, edition: { number: number, venue: string, city: string, organiser: string, opensOn: string, closesOn: string, preRegistrationClosesAt: string, groupRegistrationClosesOn: string, groupMinimum: number, visitorHours: Array<{ date: string, from: string, to: string }>, addresses: { organiserSite: string | null } }, partners: Array<{ id: string }> };

export type AboutRangeQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutRangeQuery = { fields: Array<{ id: string, title: string, body: string, imageUrl: string | null, imageAlt: string, link: string | null }>, visitorTypes: Array<{ id: string, title: string, link: string | null }> };

export type AboutReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutReviewQuery = { text: string | null, edition: { lastEdition: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number, exhibitorCountries: number, exchanges: number }, addresses: { ebook: string | null } } };

export type AboutContactQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutContactQuery = { exhibiting: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  )>, visiting: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  )>, media: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  )>, factory: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  )> };


export const AboutIntroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutIntro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"organiser"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"ABOUT_INTRO"}}]},{"kind":"Field","alias":{"kind":"Name","value":"organiserText"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"ABOUT_ORGANISER"}}]},{"kind":"Field","alias":{"kind":"Name","value":"partners"},"name":{"kind":"Name","value":"pageBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"MEDIA_PARTNER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AboutIntroQuery, AboutIntroQueryVariables>;
export const AboutRangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"fields"},"name":{"kind":"Name","value":"pageBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"EXHIBIT_RANGE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"visitorTypes"},"name":{"kind":"Name","value":"pageBlocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"section"},"value":{"kind":"EnumValue","value":"VISITOR_TYPE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<AboutRangeQuery, AboutRangeQueryVariables>;
export const AboutReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ebook"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"LAST_VIEW"}}]}]}}]} as unknown as DocumentNode<AboutReviewQuery, AboutReviewQueryVariables>;
export const AboutContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"exhibiting"},"name":{"kind":"Name","value":"linkages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"visiting"},"name":{"kind":"Name","value":"linkages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"media"},"name":{"kind":"Name","value":"linkages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"factory"},"name":{"kind":"Name","value":"linkages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"IntValue","value":"11"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<AboutContactQuery, AboutContactQueryVariables>;

/** Reads the query `AboutIntro` that a route's loader has begun; the component waits until its data is here. */
export function useAboutIntroPreloaded<S extends DataState<AboutIntroQuery>['dataState']>(
  query: QueryRef<AboutIntroQuery, AboutIntroQueryVariables, S>,
) {
  return useReadQuery<AboutIntroQuery, S>(query);
}

/** Reads the query `AboutRange` that a route's loader has begun; the component waits until its data is here. */
export function useAboutRangePreloaded<S extends DataState<AboutRangeQuery>['dataState']>(
  query: QueryRef<AboutRangeQuery, AboutRangeQueryVariables, S>,
) {
  return useReadQuery<AboutRangeQuery, S>(query);
}

/** Reads the query `AboutReview` that a route's loader has begun; the component waits until its data is here. */
export function useAboutReviewPreloaded<S extends DataState<AboutReviewQuery>['dataState']>(
  query: QueryRef<AboutReviewQuery, AboutReviewQueryVariables, S>,
) {
  return useReadQuery<AboutReviewQuery, S>(query);
}

/** Reads the query `AboutContact` that a route's loader has begun; the component waits until its data is here. */
export function useAboutContactPreloaded<S extends DataState<AboutContactQuery>['dataState']>(
  query: QueryRef<AboutContactQuery, AboutContactQueryVariables, S>,
) {
  return useReadQuery<AboutContactQuery, S>(query);
}