/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ServiceRowFragment } from '../manual/manual.generated';
import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of booths. */
export type BoothKind =
  /** Bare floor, on which the company builds. */
  | 'RAW_SPACE'
  /** A booth with walls, name board and furniture. */
  | 'STANDARD';

export type ExhibitorOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ExhibitorOverviewQuery = { viewer: { id: string, company: { id: string, nameCn: string, nameEn: string, boothNumber: string | null, boothKind: Types.BoothKind | null, boothArea: string | null } | null, serviceItems: Array<{ id: string, category: Types.ServiceCategory, title: string, deadline: string, daysLeft: number, isOverdue: boolean, fillType: Types.ServiceFillType, isRequired: boolean, isDone: boolean, fileUrl: string | null, notice: string | null }> | null } | null };


export const ExhibitorOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExhibitorOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nameCn"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"boothKind"}},{"kind":"Field","name":{"kind":"Name","value":"boothArea"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"fillType"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]} as unknown as DocumentNode<ExhibitorOverviewQuery, ExhibitorOverviewQueryVariables>;

/** Reads the query `ExhibitorOverview` that a route's loader has begun; the component waits until its data is here. */
export function useExhibitorOverviewPreloaded<S extends DataState<ExhibitorOverviewQuery>['dataState']>(
  query: QueryRef<ExhibitorOverviewQuery, ExhibitorOverviewQueryVariables, S>,
) {
  return useReadQuery<ExhibitorOverviewQuery, S>(query);
}