/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditionQueryVariables = Exact<{ [key: string]: never; }>;


export type EditionQuery = { edition: { name: string, venue: string, organiser: string, opensOn: string, closesOn: string, hotSearches: Array<string>, now: string, isDemoClock: boolean, demoReviewSeconds: number | null, lastEdition: { areaSquareMetres: number, visitors: number, visitorCountries: number, exhibitors: number }, addresses: { visitorPortal: string | null, mobileSite: string | null, japaneseSite: string | null, koreanSite: string | null, thaiSite: string | null, enquiry: string | null } } };


export const EditionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"organiser"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastEdition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaSquareMetres"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"visitorCountries"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitors"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotSearches"}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorPortal"}},{"kind":"Field","name":{"kind":"Name","value":"mobileSite"}},{"kind":"Field","name":{"kind":"Name","value":"japaneseSite"}},{"kind":"Field","name":{"kind":"Name","value":"koreanSite"}},{"kind":"Field","name":{"kind":"Name","value":"thaiSite"}},{"kind":"Field","name":{"kind":"Name","value":"enquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"isDemoClock"}},{"kind":"Field","name":{"kind":"Name","value":"demoReviewSeconds"}}]}}]}}]} as unknown as DocumentNode<EditionQuery, EditionQueryVariables>;

/** Runs the query `Edition` while the component is mounted; `skipToken` holds it back. */
export function useEditionQuery(options: useQuery.Options<EditionQuery, EditionQueryVariables> | SkipToken) {
  return useQuery(EditionDocument, options as useQuery.Options<EditionQuery, EditionQueryVariables>);
}