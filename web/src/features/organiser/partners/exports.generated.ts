/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an export was given up. */
export type BulkExportProblem =
  /** No key of the partner may read any more what it asks for. */
  | 'SCOPE'
  /** The schema has changed so that its selection is not valid any more. */
  | 'SELECTION'
  /** It was tried several times and did not come on. Begin another one. */
  | 'TROUBLE';

/** How far an export is. */
export type BulkExportState =
  /**
   * It was ended by `cancelExport`, or because somebody whose purchasing request it may hold has to be forgotten: begin another
   * one, and remove what you have kept of this file.
   */
  | 'CANCELLED'
  /** The file is there until `expiresAt`. */
  | 'DONE'
  /** It was given up; `problem` says why. */
  | 'FAILED'
  /** Its file is being made; `done` tells how far. */
  | 'RUNNING'
  /** Nothing of it has been made yet. */
  | 'WAITING';

/** Kinds of records whose changes are told. */
export type ChangeType =
  /** A purchasing request that has been published. */
  | 'BUYER_POST'
  /** A category of the classification. */
  | 'CATEGORY'
  /** A conference or event, with its sessions. */
  | 'EVENT'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A news entry of the show or of an exhibitor. */
  | 'NEWS'
  /** A product that has been published. */
  | 'PRODUCT'
  /** A video of an exhibitor. */
  | 'VIDEO';

export type PartnerExportsQueryVariables = Exact<{
  partnerId: string | number;
}>;


export type PartnerExportsQuery = { organiser: { id: string, partnerExports: Array<{ id: string, types: Array<Types.ChangeType>, state: Types.BulkExportState, problem: Types.BulkExportProblem | null, done: number, total: number, bytes: string, createdAt: string, finishedAt: string | null, expiresAt: string | null }> } | null };


export const PartnerExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"types"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<PartnerExportsQuery, PartnerExportsQueryVariables>;

/** Reads the query `PartnerExports` that a route's loader has begun; the component waits until its data is here. */
export function usePartnerExportsPreloaded<S extends DataState<PartnerExportsQuery>['dataState']>(
  query: QueryRef<PartnerExportsQuery, PartnerExportsQueryVariables, S>,
) {
  return useReadQuery<PartnerExportsQuery, S>(query);
}