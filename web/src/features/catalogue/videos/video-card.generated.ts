/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VideoCardFragment = { id: string, title: string, coverUrl: string, videoUrl: string, createdAt: string, exhibitor: { id: string, name: string, boothNumber: string } | null } & { ' $fragmentName'?: 'VideoCardFragment' };

export const VideoCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}}]} as unknown as DocumentNode<VideoCardFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useVideoCardFragment(from: FragmentType<VideoCardFragment>) {
  const options = { fragment: VideoCardFragmentDoc, fragmentName: 'VideoCard', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}