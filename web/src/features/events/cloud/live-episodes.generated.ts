/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of earlier broadcasts. */
export type LiveEpisodeKind =
  /** Opens its link. */
  | 'LINK'
  /** Plays its film here, or shows its cover where it has none. */
  | 'OTHER';

export type LiveEpisodesQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveEpisodesQuery = { liveEpisodes: Array<{ id: string, kind: Types.LiveEpisodeKind, title: string, url: string | null, coverUrl: string | null }> };


export const LiveEpisodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveEpisodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveEpisodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}}]}}]}}]} as unknown as DocumentNode<LiveEpisodesQuery, LiveEpisodesQueryVariables>;

/** Reads the query `LiveEpisodes` that a route's loader has begun; the component waits until its data is here. */
export function useLiveEpisodesPreloaded<S extends DataState<LiveEpisodesQuery>['dataState']>(
  query: QueryRef<LiveEpisodesQuery, LiveEpisodesQueryVariables, S>,
) {
  return useReadQuery<LiveEpisodesQuery, S>(query);
}