/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** States of what an organiser approves before it is public. */
export type ReviewStatus =
  /** The organiser has approved it. */
  | 'APPROVED'
  /** Refused, with a reason. Its owner may change it and hand it in again. */
  | 'REJECTED'
  /** Handed in; nobody has decided yet. */
  | 'UNDER_REVIEW';

/** What a company writes for the conference journal. */
export type SaveJournalEntryInput = {
  /** Address, at least ten characters. */
  address: string;
  /** Codes of the categories that it stands under; at least one. */
  categoryCodes: Array<string>;
  /** Chinese name of the company. */
  companyCn: string;
  /** English name of the company. */
  companyEn: string;
  /** Fax number. */
  fax?: string | null | undefined;
  /** Chinese introduction; 105 characters are recommended. */
  introductionCn: string;
  /** English introduction; 220 characters are recommended. */
  introductionEn: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Web address. */
  website?: string | null | undefined;
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

export type OwnJournalEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnJournalEntryQuery = { viewer: { id: string, journalEntry: { id: string | null, companyCn: string, companyEn: string, address: string, phone: string, fax: string, website: string, introductionCn: string, introductionEn: string, categoryCodes: Array<string>, closesAt: string, isClosed: boolean, review: { status: Types.ReviewStatus, statusLabel: string, reason: string | null, decidedAt: string | null, isEditable: boolean } | null } } | null, categories: Array<{ id: string, name: string, children: Array<{ id: string, name: string }> }> };

export type SaveJournalEntryMutationVariables = Exact<{
  input: Types.SaveJournalEntryInput;
}>;


export type SaveJournalEntryMutation = { saveJournalEntry: { message: string | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };


export const OwnJournalEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnJournalEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"journalEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"companyCn"}},{"kind":"Field","name":{"kind":"Name","value":"companyEn"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"introductionCn"}},{"kind":"Field","name":{"kind":"Name","value":"introductionEn"}},{"kind":"Field","name":{"kind":"Name","value":"categoryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusLabel"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"isClosed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OwnJournalEntryQuery, OwnJournalEntryQueryVariables>;
export const SaveJournalEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveJournalEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveJournalEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveJournalEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SaveJournalEntryMutation, SaveJournalEntryMutationVariables>;

/** Reads the query `OwnJournalEntry` that a route's loader has begun; the component waits until its data is here. */
export function useOwnJournalEntryPreloaded<S extends DataState<OwnJournalEntryQuery>['dataState']>(
  query: QueryRef<OwnJournalEntryQuery, OwnJournalEntryQueryVariables, S>,
) {
  return useReadQuery<OwnJournalEntryQuery, S>(query);
}

/** Gives the function that carries out the mutation `SaveJournalEntry`, and its state. */
export function useSaveJournalEntryMutation(options?: useMutation.Options<SaveJournalEntryMutation, SaveJournalEntryMutationVariables>) {
  return useMutation(SaveJournalEntryDocument, options);
}

/** Most characters of each field of the input object of `SaveJournalEntry`: the schema's `@constraint`. */
export const saveJournalEntryLimits = {"address":200,"companyCn":200,"companyEn":200,"fax":200,"introductionCn":300,"introductionEn":500,"phone":200,"website":200} as const;