/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ProductFavouriteFragment } from '../../favourites/favourites.generated';
import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProductCardFragment = (
  { id: string, title: string, tags: Array<string>, imageUrl: string | null, category: { id: string, name: string } | null, exhibitor: { id: string, name: string, boothNumber: string } }
  & { ' $fragmentRefs'?: { 'ProductFavouriteFragment': ProductFavouriteFragment } }
) & { ' $fragmentName'?: 'ProductCardFragment' };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useProductCardFragment(from: FragmentType<ProductCardFragment>) {
  const options = { fragment: ProductCardFragmentDoc, fragmentName: 'ProductCard', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}