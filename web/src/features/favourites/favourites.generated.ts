/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types';

import { useFragment, useMutation, useSuspenseFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What to mark, or to unmark. */
export type FavouriteInput = {
  /** Id of the product or the exhibitor. */
  id: string | number;
  /** Whether a product or an exhibitor is meant. */
  kind: FavouriteKind;
};

/** What can be marked for later. */
export type FavouriteKind =
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Kinds of expected failures of a mutation. */
export type UserErrorCode =
  /** It is accepted with a picture: get one by `issueCaptcha`, and send the same again with its key and what it shows. */
  | 'CAPTCHA_NEEDED'
  /** Somebody else has changed it since it was read: compare, and send it again with its new version. */
  | 'CHANGED'
  /** The time for it is over, or has not begun. */
  | 'CLOSED'
  /** The state of the record does not allow it, like an edit under review, or another record is in the way, like a booth that is taken. */
  | 'CONFLICT'
  /** The same thing has been done before. */
  | 'DUPLICATE'
  /** A verification code, a link or a key is wrong, used up or too old: get a new one. */
  | 'EXPIRED'
  /** The input breaks a rule; the message says which, and `path` where. */
  | 'INVALID'
  /** Whoever asks may not do this, for instance apply for their own request. */
  | 'NOT_ALLOWED'
  /** What the input names is not there, or not for whoever asks. */
  | 'NOT_FOUND'
  /** Somebody is signed in as the other role here: sign out first. */
  | 'OTHER_ROLE'
  /** As many as there may be are there already: places, badges, pieces, keys. */
  | 'QUOTA'
  /** Something outside that this depends on does not work right now: try again later. */
  | 'UNAVAILABLE'
  /** What was read off the picture is wrong, or the picture has expired: get a new one. */
  | 'WRONG_CAPTCHA';

export type ProductFavouriteFragment = { id: string, isFavourite: boolean } & { ' $fragmentName'?: 'ProductFavouriteFragment' };

export type ExhibitorFavouriteFragment = { id: string, isFavourite: boolean } & { ' $fragmentName'?: 'ExhibitorFavouriteFragment' };

export type FavouriteExhibitFragment = { id: string, title: string, imageUrl: string | null, exhibitor: { id: string, name: string, boothNumber: string } } & { ' $fragmentName'?: 'FavouriteExhibitFragment' };

export type FavouriteSupplierFragment = { id: string, name: string, logoUrl: string | null, boothNumber: string, countryCode: string } & { ' $fragmentName'?: 'FavouriteSupplierFragment' };

export type AddFavouriteMutationVariables = Exact<{
  input: Types.FavouriteInput;
}>;


export type AddFavouriteMutation = { addFavourite: { message: string | null, product: (
      { id: string, isFavourite: boolean }
      & { ' $fragmentRefs'?: { 'FavouriteExhibitFragment': FavouriteExhibitFragment } }
    ) | null, exhibitor: (
      { id: string, isFavourite: boolean }
      & { ' $fragmentRefs'?: { 'FavouriteSupplierFragment': FavouriteSupplierFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string }> } };

export type RemoveFavouriteMutationVariables = Exact<{
  input: Types.FavouriteInput;
}>;


export type RemoveFavouriteMutation = { removeFavourite: { message: string | null, product: { id: string, isFavourite: boolean } | null, exhibitor: { id: string, isFavourite: boolean } | null, errors: Array<{ code: Types.UserErrorCode, message: string }> } };

export const ProductFavouriteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<ProductFavouriteFragment, unknown>;
export const ExhibitorFavouriteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExhibitorFavourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<ExhibitorFavouriteFragment, unknown>;
export const FavouriteExhibitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteExhibit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}}]} as unknown as DocumentNode<FavouriteExhibitFragment, unknown>;
export const FavouriteSupplierFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteSupplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<FavouriteSupplierFragment, unknown>;
export const AddFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteExhibit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavouriteSupplier"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteExhibit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FavouriteSupplier"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exhibitor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<AddFavouriteMutation, AddFavouriteMutationVariables>;
export const RemoveFavouriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useProductFavouriteFragment(from: FragmentType<ProductFavouriteFragment>) {
  const options = { fragment: ProductFavouriteFragmentDoc, fragmentName: 'ProductFavourite', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useExhibitorFavouriteFragment(from: FragmentType<ExhibitorFavouriteFragment>) {
  const options = { fragment: ExhibitorFavouriteFragmentDoc, fragmentName: 'ExhibitorFavourite', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useFavouriteExhibitFragment(from: FragmentType<FavouriteExhibitFragment>) {
  const options = { fragment: FavouriteExhibitFragmentDoc, fragmentName: 'FavouriteExhibit', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useFavouriteSupplierFragment(from: FragmentType<FavouriteSupplierFragment>) {
  const options = { fragment: FavouriteSupplierFragmentDoc, fragmentName: 'FavouriteSupplier', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Gives the function that carries out the mutation `AddFavourite`, and its state. */
export function useAddFavouriteMutation(options?: useMutation.Options<AddFavouriteMutation, AddFavouriteMutationVariables>) {
  return useMutation(AddFavouriteDocument, options);
}

/** Gives the function that carries out the mutation `RemoveFavourite`, and its state. */
export function useRemoveFavouriteMutation(options?: useMutation.Options<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>) {
  return useMutation(RemoveFavouriteDocument, options);
}