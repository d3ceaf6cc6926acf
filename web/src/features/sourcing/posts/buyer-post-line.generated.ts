/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

export type BuyerPostLineFragment = { id: string, publishType: Types.PublishType, publishTypeLabel: string, purchaseTypeLabels: Array<string>, content: string, quantity: string, applicantCount: number, createdAt: string } & { ' $fragmentName'?: 'BuyerPostLineFragment' };

export const BuyerPostLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BuyerPostLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<BuyerPostLineFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useBuyerPostLineFragment(from: FragmentType<BuyerPostLineFragment>) {
  const options = { fragment: BuyerPostLineFragmentDoc, fragmentName: 'BuyerPostLine', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}