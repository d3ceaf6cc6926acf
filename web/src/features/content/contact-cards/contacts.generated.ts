/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ContactFields_ContactCard_Fragment } from './contact-card.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Groups of contact cards. */
export type ContactGroup =
  /** The cable cloud, the show's platform on the net. */
  | 'CABLE_CLOUD'
  /** Visa letters for exhibitors. */
  | 'EXHIBITOR_VISA'
  /** Booking of hotels. */
  | 'HOTELS'
  /** Exhibitions abroad. */
  | 'OVERSEAS_EXHIBITIONS'
  /** Services for visitors. */
  | 'VISITOR_SERVICES'
  /** Visa letters for visitors. */
  | 'VISITOR_VISA';

export type ContactCardsQueryVariables = Exact<{
  group: Types.ContactGroup;
}>;


export type ContactCardsQuery = { contacts: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_ContactCard_Fragment': ContactFields_ContactCard_Fragment } }
  )> };


export const ContactCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactGroup"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<ContactCardsQuery, ContactCardsQueryVariables>;

/** Reads the query `ContactCards` that a route's loader has begun; the component waits until its data is here. */
export function useContactCardsPreloaded<S extends DataState<ContactCardsQuery>['dataState']>(
  query: QueryRef<ContactCardsQuery, ContactCardsQueryVariables, S>,
) {
  return useReadQuery<ContactCardsQuery, S>(query);
}