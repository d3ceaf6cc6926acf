/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditionQueryVariables = Exact<{ [key: string]: never; }>;


export type EditionQuery = { icpNumber: string | null, edition: { name: string, venue: string, venueAddress: string, organiser: string, opensOn: string, closesOn: string, hotSearches: Array<string>, hasVisitorEnd: boolean, groupMinimum: number, groupRegistrationClosesOn: string, preRegistrationClosesAt: string, now: string, isDemoClock: boolean, demoReviewSeconds: number | null, isPublicDemo: boolean, lastEdition: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number, exchanges: number }, addresses: { visitorPortal: string | null, mobileSite: string | null, japaneseSite: string | null, koreanSite: string | null, thaiSite: string | null, enquiry: string | null, organiserSite: string | null, ebook: string | null, invitationSite: string | null, exhibitorLogin: string | null } } };


export const EditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"icpNumber"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"EnumValue","value":"LEGAL_ICP"}},{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"EnumValue","value":"ZH"}}]},{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"venueAddress"}},{"kind":"Field","name":{"kind":"Name","value":"organiser"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotSearches"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortal"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}},{"kind":"Field","name":{"kind":"Name","value":"organiserSite"}},{"kind":"Field","name":{"kind":"Name","value":"ebook"}},{"kind":"Field","name":{"kind":"Name","value":"invitationSite"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitorLogin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasVisitorEnd"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"groupRegistrationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"preRegistrationClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isDemoClock"}},{"kind":"Field","name":{"kind":"Name","value":"demoReviewSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isPublicDemo"}}]}}]}}]} as unknown as DocumentNode<EditionQuery, EditionQueryVariables>;

/** Runs the query `Edition` while the component is mounted; `skipToken` holds it back. */
export function useEditionQuery(options: useQuery.Options<EditionQuery, EditionQueryVariables> | SkipToken) {
  return useQuery(EditionDocument, options as useQuery.Options<EditionQuery, EditionQueryVariables>);
}

/** Asks the query `Edition` once, outside of rendering: in an event handler. @throws what the link reports */
export function fetchEdition(
  client: ApolloClient,
  options?: Omit<ApolloClient.QueryOptions<EditionQuery, EditionQueryVariables>, 'query'>,
) {
  const asked = { query: EditionDocument, ...options };
  return client.query<EditionQuery, EditionQueryVariables>(asked as ApolloClient.QueryOptions<EditionQuery, EditionQueryVariables>);
}