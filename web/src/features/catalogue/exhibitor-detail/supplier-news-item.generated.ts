/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupplierNewsItemFragment = { id: string, title: string, summary: string, coverUrl: string | null, createdAt: string } & { ' $fragmentName'?: 'SupplierNewsItemFragment' };

export const SupplierNewsItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupplierNewsItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SupplierNewsItemFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useSupplierNewsItemFragment(from: FragmentType<SupplierNewsItemFragment>) {
  const options = { fragment: SupplierNewsItemFragmentDoc, fragmentName: 'SupplierNewsItem', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}