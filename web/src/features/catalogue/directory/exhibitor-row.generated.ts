/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ExhibitorFavouriteFragment } from '../../favourites/favourites.generated';
import { useFragment, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExhibitorRowFragment = (
  { id: string, name: string, description: string, tags: Array<string>, logoUrl: string | null, boothNumber: string, countryCode: string }
  & { ' $fragmentRefs'?: { 'ExhibitorFavouriteFragment': ExhibitorFavouriteFragment } }
) & { ' $fragmentName'?: 'ExhibitorRowFragment' };

export const ExhibitorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExhibitorFavourite"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<ExhibitorRowFragment, unknown>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useExhibitorRowFragment(from: FragmentType<ExhibitorRowFragment>) {
  const options = { fragment: ExhibitorRowFragmentDoc, fragmentName: 'ExhibitorRow', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}