/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ReceivedPairingFragment } from '../../exhibiting/received-pairings/received-pairings.generated';
import { useFragment, useMutation, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How urgent a purchasing request is and how often it comes. */
export type PublishType =
  /** The buyer needs it once. */
  | 'ONE_OFF'
  /** Needed regularly or over a long time. */
  | 'PERIODIC'
  /** The buyer needs it at once. */
  | 'URGENT';

/** What kind of goods a purchasing request wants. */
export type PurchaseType =
  /** Machinery and equipment. */
  | 'MACHINERY'
  /** Other solutions for production. */
  | 'OTHER'
  /** Semi-finished or finished products. */
  | 'PRODUCTS'
  /** Raw materials. */
  | 'RAW_MATERIALS';

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What an owner writes of a purchasing request. */
export type SaveBuyerPostInput = {
  /**
   * What is wanted, in the language of the request (readers of the other language get the same text). At most 200
   * characters or 200 words, whichever allows more; a Chinese character counts as a word.
   */
  content: string;
  /** A rejected request that is handed in again; omitted for a new one. */
  id?: string | number | null | undefined;
  /** Address of a JPEG or PNG that this account uploaded; omitted for none. What a rejected request has may stay. */
  imageUrl?: string | null | undefined;
  /** How urgent and how often it is needed. Without it the answer names it among all that is wrong. */
  publishType?: PublishType | null | undefined;
  /** What kinds of goods are wanted; at least one. */
  purchaseTypes: Array<PurchaseType>;
  /** Planned volume in the buyer's own words. */
  quantity: string;
};

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

export type OwnDemandFragment = { id: string, publishType: Types.PublishType, publishTypeLabel: string, purchaseTypes: Array<Types.PurchaseType>, purchaseTypeLabels: Array<string>, content: string, quantity: string, imageUrl: string | null, publisher: string | null, applicantCount: number, createdAt: string, updatedAt: string | null, review: { status: Types.ReviewStatus, statusLabel: string, reason: string | null, decidedAt: string | null, isEditable: boolean } | null } & { ' $fragmentName'?: 'OwnDemandFragment' };

export type OwnDemandsQueryVariables = Exact<{
  status?: Types.ReviewStatus | null | undefined;
  page: number;
}>;


export type OwnDemandsQuery = { viewer: { id: string, buyerPosts: { totalCount: number, nodes: Array<(
        { id: string, content: string, review: { status: Types.ReviewStatus } | null }
        & { ' $fragmentRefs'?: { 'OwnDemandFragment': OwnDemandFragment } }
      )>, pageInfo: { pageCount: number } } } | null };

export type OwnDemandByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnDemandByIdQuery = { viewer: { id: string, buyerPost: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnDemandFragment': OwnDemandFragment } }
    ) | null, receivedPairings: { totalCount: number, nodes: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ReceivedPairingFragment': ReceivedPairingFragment } }
      )> } | null } | null };

export type SaveDemandMutationVariables = Exact<{
  input: Types.SaveBuyerPostInput;
}>;


export type SaveDemandMutation = { saveBuyerPost: { message: string | null, buyerPost: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnDemandFragment': OwnDemandFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type DeleteDemandMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDemandMutation = { deleteBuyerPost: { deletedId: string | null, message: string | null, errors: Array<{ message: string }> } };

export const OwnDemandFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDemand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypes"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnDemandFragment, unknown>;
export const OwnDemandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDemands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDemand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDemand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypes"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnDemandsQuery, OwnDemandsQueryVariables>;
export const OwnDemandByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDemandById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDemand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedPairings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"buyerPostId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedPairing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDemand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypes"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedPairing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PairingApplication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"consultationId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"boothNumber"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<OwnDemandByIdQuery, OwnDemandByIdQueryVariables>;
export const SaveDemandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDemand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBuyerPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBuyerPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyerPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDemand"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDemand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BuyerPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"publishType"}},{"kind":"Field","name":{"kind":"Name","value":"publishTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypes"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTypeLabels"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"applicantCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<SaveDemandMutation, SaveDemandMutationVariables>;
export const DeleteDemandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDemand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBuyerPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDemandMutation, DeleteDemandMutationVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useOwnDemandFragment(from: FragmentType<OwnDemandFragment>) {
  const options = { fragment: OwnDemandFragmentDoc, fragmentName: 'OwnDemand', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `OwnDemands` that a route's loader has begun; the component waits until its data is here. */
export function useOwnDemandsPreloaded<S extends DataState<OwnDemandsQuery>['dataState']>(
  query: QueryRef<OwnDemandsQuery, OwnDemandsQueryVariables, S>,
) {
  return useReadQuery<OwnDemandsQuery, S>(query);
}

/** Reads the query `OwnDemandById` that a route's loader has begun; the component waits until its data is here. */
export function useOwnDemandByIdPreloaded<S extends DataState<OwnDemandByIdQuery>['dataState']>(
  query: QueryRef<OwnDemandByIdQuery, OwnDemandByIdQueryVariables, S>,
) {
  return useReadQuery<OwnDemandByIdQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveDemand`, and its state. */
export function useSaveDemandMutation(options?: useMutation.Options<SaveDemandMutation, SaveDemandMutationVariables>) {
  return useMutation(SaveDemandDocument, options);
}

/** Most characters of each field of the input object of `SaveDemand`: the schema's `@constraint`. */
export const saveDemandLimits = {"content":200,"imageUrl":200,"quantity":100} as const;

/** Gives the function that carries out the mutation `DeleteDemand`, and its state. */
export function useDeleteDemandMutation(options?: useMutation.Options<DeleteDemandMutation, DeleteDemandMutationVariables>) {
  return useMutation(DeleteDemandDocument, options);
}