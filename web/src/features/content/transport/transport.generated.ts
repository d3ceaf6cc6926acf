/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ContactFields_ContactCard_Fragment, ContactFields_Linkage_Fragment } from '../contact-cards/contact-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TrafficQueryVariables = Exact<{ [key: string]: never; }>;


export type TrafficQuery = { title: string | null, subtitle: string | null, trafficItems: Array<{ id: string, title: string, body: string, icon: string }> };

export type HotelsQueryVariables = Exact<{ [key: string]: never; }>;


export type HotelsQuery = { banner: string | null, headline: string | null, subtitle: string | null, services: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_ContactCard_Fragment': ContactFields_ContactCard_Fragment } }
  )>, contacts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  )>, hotels: Array<{ id: string, name: string, stars: number, address: string, shuttle: string, distanceMetres: number, nightPrice: { amount: string, currency: string } }> };


export const TrafficDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Traffic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"title"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"TRAFFIC_TITLE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"subtitle"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"TRAFFIC_SUBTITLE"}}]},{"kind":"Field","name":{"kind":"Name","value":"trafficItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<TrafficQuery, TrafficQueryVariables>;
export const HotelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hotels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"banner"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"HOTEL_IMAGE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"headline"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"HOTEL_HEADLINE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"subtitle"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"HOTEL_SUBTITLE"}}]},{"kind":"Field","alias":{"kind":"Name","value":"services"},"name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"HOTELS"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"contacts"},"name":{"kind":"Name","value":"linkages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"nightPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shuttle"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMetres"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<HotelsQuery, HotelsQueryVariables>;

/** Reads the query `Traffic` that a route's loader has begun; the component waits until its data is here. */
export function useTrafficPreloaded<S extends DataState<TrafficQuery>['dataState']>(
  query: QueryRef<TrafficQuery, TrafficQueryVariables, S>,
) {
  return useReadQuery<TrafficQuery, S>(query);
}

/** Reads the query `Hotels` that a route's loader has begun; the component waits until its data is here. */
export function useHotelsPreloaded<S extends DataState<HotelsQuery>['dataState']>(
  query: QueryRef<HotelsQuery, HotelsQueryVariables, S>,
) {
  return useReadQuery<HotelsQuery, S>(query);
}