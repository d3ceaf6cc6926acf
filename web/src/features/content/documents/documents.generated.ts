/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { DocumentItemFragment } from './document-item.generated';
import { useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExhibitorListsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExhibitorListsQuery = { exhibitorLists: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'DocumentItemFragment': DocumentItemFragment } }
  )> };

export type VisitorMaterialsQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorMaterialsQuery = { visitorMaterials: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'DocumentItemFragment': DocumentItemFragment } }
  )> };

export type ResourceCentreQueryVariables = Exact<{ [key: string]: never; }>;


export type ResourceCentreQuery = { resourceLists: { manuals: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'DocumentItemFragment': DocumentItemFragment } }
    )>, artwork: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'DocumentItemFragment': DocumentItemFragment } }
    )> } };

export type ExhibitingProcessQueryVariables = Exact<{ [key: string]: never; }>;


export type ExhibitingProcessQuery = { processSteps: Array<{ number: number, title: string, text: string, path: string | null }> };


export const ExhibitorListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitorLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exhibitorLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<ExhibitorListsQuery, ExhibitorListsQueryVariables>;
export const VisitorMaterialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitorMaterials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<VisitorMaterialsQuery, VisitorMaterialsQueryVariables>;
export const ResourceCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resourceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manuals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"artwork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<ResourceCentreQuery, ResourceCentreQueryVariables>;
export const ExhibitingProcessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitingProcess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processSteps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<ExhibitingProcessQuery, ExhibitingProcessQueryVariables>;

/** Runs the query `ExhibitorLists` while the component is mounted; `skipToken` holds it back. */
export function useExhibitorListsQuery(options: useQuery.Options<ExhibitorListsQuery, ExhibitorListsQueryVariables> | SkipToken) {
  return useQuery(ExhibitorListsDocument, options as useQuery.Options<ExhibitorListsQuery, ExhibitorListsQueryVariables>);
}

/** Runs the query `VisitorMaterials` while the component is mounted; `skipToken` holds it back. */
export function useVisitorMaterialsQuery(options: useQuery.Options<VisitorMaterialsQuery, VisitorMaterialsQueryVariables> | SkipToken) {
  return useQuery(VisitorMaterialsDocument, options as useQuery.Options<VisitorMaterialsQuery, VisitorMaterialsQueryVariables>);
}

/** Runs the query `ResourceCentre` while the component is mounted; `skipToken` holds it back. */
export function useResourceCentreQuery(options: useQuery.Options<ResourceCentreQuery, ResourceCentreQueryVariables> | SkipToken) {
  return useQuery(ResourceCentreDocument, options as useQuery.Options<ResourceCentreQuery, ResourceCentreQueryVariables>);
}

/** Runs the query `ExhibitingProcess` while the component is mounted; `skipToken` holds it back. */
export function useExhibitingProcessQuery(options: useQuery.Options<ExhibitingProcessQuery, ExhibitingProcessQueryVariables> | SkipToken) {
  return useQuery(ExhibitingProcessDocument, options as useQuery.Options<ExhibitingProcessQuery, ExhibitingProcessQueryVariables>);
}