/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question to ask. */
export type AskConsultationInput = {
  /** Addresses of files that this account uploaded as private, at most three of 2 MB each. */
  files?: Array<string>;
  /** Id of the exhibitor, the product or the buyer post that the question is about. */
  id: string | number;
  /** What kind of thing it is about. */
  kind: ConsultationKind;
  /** The question; at least one sentence (8 letters, or 4 Chinese characters), at most 2,000 characters. */
  question: string;
};

/** What kinds of things questions are about. */
export type ConsultationKind =
  /** A buyer's purchasing request. */
  | 'BUYER_POST'
  /** An exhibitor. */
  | 'EXHIBITOR'
  /** A product. */
  | 'PRODUCT';

/** Whether a question waits for a reply, was replied to, or is closed. */
export type ConsultationStatus =
  /** One side has ended it; nothing can be added. */
  | 'CLOSED'
  /** The asked side has answered. */
  | 'REPLIED'
  /** The asked side has yet to answer: it was asked, or asked further. */
  | 'UNANSWERED';

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

export type AskConsultationMutationVariables = Exact<{
  input: Types.AskConsultationInput;
}>;


export type AskConsultationMutation = { askConsultation: { message: string | null, consultation: { id: string, status: Types.ConsultationStatus } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };


export const AskConsultationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskConsultation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskConsultationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askConsultation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consultation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<AskConsultationMutation, AskConsultationMutationVariables>;

/** Gives the function that carries out the mutation `AskConsultation`, and its state. */
export function useAskConsultationMutation(options?: useMutation.Options<AskConsultationMutation, AskConsultationMutationVariables>) {
  return useMutation(AskConsultationDocument, options);
}

/** Most characters of each field of the input object of `AskConsultation`: the schema's `@constraint`. */
export const askConsultationLimits = {"question":2000} as const;