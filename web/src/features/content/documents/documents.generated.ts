/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { DocumentItemFragment } from './document-item.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
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

/** Reads the query `ExhibitorLists` that a route's loader has begun; the component waits until its data is here. */
export function useExhibitorListsPreloaded<S extends DataState<ExhibitorListsQuery>['dataState']>(
  query: QueryRef<ExhibitorListsQuery, ExhibitorListsQueryVariables, S>,
) {
  return useReadQuery<ExhibitorListsQuery, S>(query);
}

/** Reads the query `VisitorMaterials` that a route's loader has begun; the component waits until its data is here. */
export function useVisitorMaterialsPreloaded<S extends DataState<VisitorMaterialsQuery>['dataState']>(
  query: QueryRef<VisitorMaterialsQuery, VisitorMaterialsQueryVariables, S>,
) {
  return useReadQuery<VisitorMaterialsQuery, S>(query);
}

/** Reads the query `ResourceCentre` that a route's loader has begun; the component waits until its data is here. */
export function useResourceCentrePreloaded<S extends DataState<ResourceCentreQuery>['dataState']>(
  query: QueryRef<ResourceCentreQuery, ResourceCentreQueryVariables, S>,
) {
  return useReadQuery<ResourceCentreQuery, S>(query);
}

/** Reads the query `ExhibitingProcess` that a route's loader has begun; the component waits until its data is here. */
export function useExhibitingProcessPreloaded<S extends DataState<ExhibitingProcessQuery>['dataState']>(
  query: QueryRef<ExhibitingProcessQuery, ExhibitingProcessQueryVariables, S>,
) {
  return useReadQuery<ExhibitingProcessQuery, S>(query);
}