/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DocumentItemFragment = { id: string, title: string, summary: string, url: string | null, isFile: boolean, publishedAt: string } & { ' $fragmentName'?: 'DocumentItemFragment' };

export const DocumentItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isFile"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]} as unknown as DocumentNode<DocumentItemFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useDocumentItemFragment(from: FragmentType<DocumentItemFragment>) {
  const options = { fragment: DocumentItemFragmentDoc, fragmentName: 'DocumentItem', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}