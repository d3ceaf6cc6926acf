/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Texts and addresses of pages that the organiser keeps. */
export type PageTextKey =
  /** About the show: introduction, rich text. */
  | 'ABOUT_INTRO'
  /** About the show: the organisers, rich text. */
  | 'ABOUT_ORGANISER'
  /** Factory visits: address of the picture. */
  | 'FACTORY_IMAGE'
  /** Factory visits: address of the sign-up. */
  | 'FACTORY_REGISTER'
  /** Factory visits: text, rich text. */
  | 'FACTORY_TEXT'
  /** Hotels: headline of the banner. */
  | 'HOTEL_HEADLINE'
  /** Hotels: address of the banner's picture. */
  | 'HOTEL_IMAGE'
  /** Hotels: line below the headline. */
  | 'HOTEL_SUBTITLE'
  /** Review of the last edition, rich text. */
  | 'LAST_VIEW'
  /** Accessibility statement, rich text. */
  | 'LEGAL_ACCESSIBILITY'
  /** Number of the site's ICP filing with China's ministry of industry, as `沪ICP备…号`. */
  | 'LEGAL_ICP'
  /** Imprint: who answers for the site, rich text. */
  | 'LEGAL_IMPRINT'
  /** Privacy notice, rich text. */
  | 'LEGAL_PRIVACY'
  /** Terms of use, rich text. */
  | 'LEGAL_TERMS'
  /** Home of the products, poster for suppliers: headline. */
  | 'POSTER_COMPANY_HEADLINE'
  /** Home of the products, poster for suppliers: address of the picture. */
  | 'POSTER_COMPANY_IMAGE'
  /** Home of the products, poster for suppliers: line below the headline. */
  | 'POSTER_COMPANY_SUBTITLE'
  /** Home of the products, poster for buyers: headline. */
  | 'POSTER_NEED_HEADLINE'
  /** Home of the products, poster for buyers: address of the picture. */
  | 'POSTER_NEED_IMAGE'
  /** Home of the products, poster for buyers: line below the headline. */
  | 'POSTER_NEED_SUBTITLE'
  /** Way to the venue: line below the title. */
  | 'TRAFFIC_SUBTITLE'
  /** Way to the venue: title. */
  | 'TRAFFIC_TITLE'
  /** Visa letters: address of the form to fill in. */
  | 'VISA_ATTACHMENT'
  /** Visa letters: address of the picture. */
  | 'VISA_IMAGE'
  /** Visa letters: remark, rich text. */
  | 'VISA_REMARK'
  /** Visa letters: line below the title. */
  | 'VISA_SUBTITLE'
  /** Visa letters: title. */
  | 'VISA_TITLE';

export type LegalTextQueryVariables = Exact<{
  key: Types.PageTextKey;
}>;


export type LegalTextQuery = { text: string | null };


export const LegalTextDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageTextKey"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"text"},"name":{"kind":"Name","value":"siteText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<LegalTextQuery, LegalTextQueryVariables>;

/** Reads the query `LegalText` that a route's loader has begun; the component waits until its data is here. */
export function useLegalTextPreloaded<S extends DataState<LegalTextQuery>['dataState']>(
  query: QueryRef<LegalTextQuery, LegalTextQueryVariables, S>,
) {
  return useReadQuery<LegalTextQuery, S>(query);
}