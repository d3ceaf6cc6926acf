/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useQuery, useSuspenseFragment } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PassFieldsFragment = { code: string, name: string, companyName: string, title: string | null, position: string | null } & { ' $fragmentName'?: 'PassFieldsFragment' };

export type ViewerPassQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerPassQuery = { viewer: { id: string, visitPass: (
      { code: string }
      & { ' $fragmentRefs'?: { 'PassFieldsFragment': PassFieldsFragment } }
    ) | null } | null, edition: { ' $fragmentRefs'?: { 'PassShowFragment': PassShowFragment } } };

export type VisitShowQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitShowQuery = { edition: { ' $fragmentRefs'?: { 'PassShowFragment': PassShowFragment } } };

export type PassShowFragment = { name: string, venue: string, opensOn: string, closesOn: string, visitorHours: Array<{ date: string, from: string, to: string }> } & { ' $fragmentName'?: 'PassShowFragment' };

export const PassFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<PassFieldsFragment, unknown>;
export const PassShowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassShow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<PassShowFragment, unknown>;
export const ViewerPassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassShow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassShow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<ViewerPassQuery, ViewerPassQueryVariables>;
export const VisitShowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitShow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassShow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassShow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Edition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venue"}},{"kind":"Field","name":{"kind":"Name","value":"opensOn"}},{"kind":"Field","name":{"kind":"Name","value":"closesOn"}},{"kind":"Field","name":{"kind":"Name","value":"visitorHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<VisitShowQuery, VisitShowQueryVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function usePassFieldsFragment(from: FragmentType<PassFieldsFragment>) {
  const options = { fragment: PassFieldsFragmentDoc, fragmentName: 'PassFields', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Runs the query `ViewerPass` while the component is mounted; `skipToken` holds it back. */
export function useViewerPassQuery(options: useQuery.Options<ViewerPassQuery, ViewerPassQueryVariables> | SkipToken) {
  return useQuery(ViewerPassDocument, options as useQuery.Options<ViewerPassQuery, ViewerPassQueryVariables>);
}

/** Runs the query `VisitShow` while the component is mounted; `skipToken` holds it back. */
export function useVisitShowQuery(options: useQuery.Options<VisitShowQuery, VisitShowQueryVariables> | SkipToken) {
  return useQuery(VisitShowDocument, options as useQuery.Options<VisitShowQuery, VisitShowQueryVariables>);
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function usePassShowFragment(from: FragmentType<PassShowFragment>) {
  const options = { fragment: PassShowFragmentDoc, fragmentName: 'PassShow', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}