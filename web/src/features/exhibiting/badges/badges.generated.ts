/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useFragment, useMutation, useReadQuery, useSuspenseFragment } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState, FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of cards that a badge is asked for with. */
export type BadgeCardType =
  /** Identity card of mainland China. Its number is proved by its check character. */
  | 'IDENTITY_CARD'
  /** Passport or any other card. A picture of it is needed. */
  | 'OTHER';

/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What a company writes of a badge. */
export type SaveBadgeInput = {
  /**
   * Address of a JPEG or PNG that this account uploaded as private (`/app/uploads/file?private=true`). Needed for `OTHER`,
   * ignored for an identity card. What a rejected badge has may stay.
   */
  cardImageUrl?: string | null | undefined;
  /** Number of the card. */
  cardNumber: string;
  /** Kind of the card. It is needed; without it the answer names it among all that is wrong. */
  cardType?: BadgeCardType | null | undefined;
  /** Company, as it is to stand on the badge. */
  companyName: string;
  /** A rejected badge that is handed in again; omitted for a new one. */
  id?: string | number | null | undefined;
  /** Name of the person who wears the badge. */
  name: string;
  /** Telephone or mobile number; without country code one of mainland China. */
  phone: string;
  /** A value of `visitPositions`. */
  position: string | number;
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

export type OwnBadgeFragment = { id: string, name: string, cardType: Types.BadgeCardType, cardTypeLabel: string, maskedCardNumber: string, companyName: string, position: string, positionLabel: string, phone: string, createdAt: string, updatedAt: string | null, review: { status: Types.ReviewStatus, statusLabel: string, reason: string | null, decidedAt: string | null, isEditable: boolean } } & { ' $fragmentName'?: 'OwnBadgeFragment' };

export type BadgeCardFragment = { id: string, cardNumber: string | null, cardImageUrl: string | null } & { ' $fragmentName'?: 'BadgeCardFragment' };

export type AllowanceFragment = { area: string, quota: number | null, used: number, isClosed: boolean, closesAt: string, notice: string | null } & { ' $fragmentName'?: 'AllowanceFragment' };

export type OwnBadgesQueryVariables = Exact<{
  status?: Types.ReviewStatus | null | undefined;
  page: number;
}>;


export type OwnBadgesQuery = { viewer: { id: string, badges: { totalCount: number, nodes: Array<(
        { id: string, name: string, review: { status: Types.ReviewStatus } }
        & { ' $fragmentRefs'?: { 'OwnBadgeFragment': OwnBadgeFragment } }
      )>, pageInfo: { pageCount: number } } | null, badgeAllowance: { area: string, quota: number | null, used: number, isClosed: boolean, closesAt: string, notice: string | null } | null } | null };

export type NewBadgeQueryVariables = Exact<{ [key: string]: never; }>;


export type NewBadgeQuery = { viewer: { id: string, exhibitor: { id: string, name: string } | null, badgeAllowance: { notice: string | null } | null } | null, visitPositions: Array<{ value: string, label: string }> };

export type OwnBadgeByIdQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnBadgeByIdQuery = { viewer: { id: string, badge: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnBadgeFragment': OwnBadgeFragment;'BadgeCardFragment': BadgeCardFragment } }
    ) | null } | null, visitPositions: Array<{ value: string, label: string }> };

export type SaveBadgeMutationVariables = Exact<{
  input: Types.SaveBadgeInput;
}>;


export type SaveBadgeMutation = { saveBadge: { message: string | null, badge: (
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnBadgeFragment': OwnBadgeFragment;'BadgeCardFragment': BadgeCardFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type DeleteBadgesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type DeleteBadgesMutation = { deleteBadges: { deletedIds: Array<string>, message: string | null, errors: Array<{ message: string }> } };

export const OwnBadgeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBadge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedCardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"positionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}}]} as unknown as DocumentNode<OwnBadgeFragment, unknown>;
export const BadgeCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardImageUrl"}}]}}]} as unknown as DocumentNode<BadgeCardFragment, unknown>;
export const AllowanceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Allowance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BadgeAllowance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]} as unknown as DocumentNode<AllowanceFragment, unknown>;
export const OwnBadgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBadges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBadge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"badgeAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Allowance"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBadge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedCardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"positionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Allowance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BadgeAllowance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"quota"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]} as unknown as DocumentNode<OwnBadgesQuery, OwnBadgesQueryVariables>;
export const NewBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewBadge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exhibitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"badgeAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<NewBadgeQuery, NewBadgeQueryVariables>;
export const OwnBadgeByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnBadgeById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBadge"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BadgeCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBadge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedCardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"positionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardImageUrl"}}]}}]} as unknown as DocumentNode<OwnBadgeByIdQuery, OwnBadgeByIdQueryVariables>;
export const SaveBadgeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBadge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveBadgeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBadge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnBadge"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BadgeCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnBadge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"maskedCardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"positionLabel"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BadgeCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Badge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cardImageUrl"}}]}}]} as unknown as DocumentNode<SaveBadgeMutation, SaveBadgeMutationVariables>;
export const DeleteBadgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBadges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBadges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedIds"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteBadgesMutation, DeleteBadgesMutationVariables>;

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useOwnBadgeFragment(from: FragmentType<OwnBadgeFragment>) {
  const options = { fragment: OwnBadgeFragmentDoc, fragmentName: 'OwnBadge', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** The fragment's data, from the cache: the component draws again when any of its fields change. */
export function useBadgeCardFragment(from: FragmentType<BadgeCardFragment>) {
  const options = { fragment: BadgeCardFragmentDoc, fragmentName: 'BadgeCard', from };
  const waited = useSuspenseFragment(options).data;
  const now = useFragment(options);
  return now.complete ? now.data : waited;
}

/** Reads the query `OwnBadges` that a route's loader has begun; the component waits until its data is here. */
export function useOwnBadgesPreloaded<S extends DataState<OwnBadgesQuery>['dataState']>(
  query: QueryRef<OwnBadgesQuery, OwnBadgesQueryVariables, S>,
) {
  return useReadQuery<OwnBadgesQuery, S>(query);
}

/** Reads the query `NewBadge` that a route's loader has begun; the component waits until its data is here. */
export function useNewBadgePreloaded<S extends DataState<NewBadgeQuery>['dataState']>(
  query: QueryRef<NewBadgeQuery, NewBadgeQueryVariables, S>,
) {
  return useReadQuery<NewBadgeQuery, S>(query);
}

/** Reads the query `OwnBadgeById` that a route's loader has begun; the component waits until its data is here. */
export function useOwnBadgeByIdPreloaded<S extends DataState<OwnBadgeByIdQuery>['dataState']>(
  query: QueryRef<OwnBadgeByIdQuery, OwnBadgeByIdQueryVariables, S>,
) {
  return useReadQuery<OwnBadgeByIdQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveBadge`, and its state. */
export function useSaveBadgeMutation(options?: useMutation.Options<SaveBadgeMutation, SaveBadgeMutationVariables>) {
  return useMutation(SaveBadgeDocument, options);
}

/** Most characters of each field of the input object of `SaveBadge`: the schema's `@constraint`. */
export const saveBadgeLimits = {"cardImageUrl":200,"cardNumber":40,"companyName":120,"name":60,"phone":40} as const;

/** Gives the function that carries out the mutation `DeleteBadges`, and its state. */
export function useDeleteBadgesMutation(options?: useMutation.Options<DeleteBadgesMutation, DeleteBadgesMutationVariables>) {
  return useMutation(DeleteBadgesDocument, options);
}