/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { ContactFields_Linkage_Fragment } from '../../content/contact-cards/contact-card.generated';
import { useMutation, useReadQuery } from '@apollo/client/react';
import type { QueryRef } from '@apollo/client/react';
import type { DataState } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a company tells when it applies for a booth. */
export type ApplyForBoothInput = {
  /** What the picture shows; capitals or not. */
  captcha?: string | null | undefined;
  /** Key of a picture, where one was asked for (`CAPTCHA_NEEDED`): many applications come from one network. */
  captchaKey?: string | number | null | undefined;
  /** The code that `sendCode` sent: to the mobile number in Chinese, to the e-mail address in English. */
  code: string;
  /** Name of the company. */
  company: string;
  /** ISO 3166-1 alpha-2; blank counts as CN in Chinese. */
  country?: string;
  /** Department. */
  department: string;
  /** E-mail address, where the result of the review goes. */
  email: string;
  /** `code` of the address that led here. */
  invitationCode?: string;
  /** `invite` of the address that led here. */
  invitationId?: string;
  /** Whether the data protection statement was accepted. */
  isAgreed: boolean;
  /** Mobile number; of mainland China without country code, others with it. */
  mobile: string;
  /** Name of the person who applies. */
  name: string;
  /** English only: password for the account. */
  password?: string;
  /** English only: the password once more. */
  passwordAgain?: string;
  /** A value of `visitPositions`. */
  position: string;
  /** Codes of root categories that the company shows; at least one. */
  productServices: Array<string>;
  /** Telephone with its area code. */
  telephone: string;
  /** Form of address: a value of `visitTitles`. */
  title: string;
  /** Values of `waysToKnow`; at least one. */
  waysToKnow: Array<string>;
  /** Website; may be blank. */
  website?: string;
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

export type BoothApplicationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BoothApplicationPageQuery = { edition: { boothApplicationClosesOn: string, isBoothApplicationOpen: boolean }, visitTitles: Array<{ value: string, label: string }>, visitPositions: Array<{ value: string, label: string }>, waysToKnow: Array<{ value: string, label: string }>, linkage: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ContactFields_Linkage_Fragment': ContactFields_Linkage_Fragment } }
  ) | null };

export type ApplyForBoothMutationVariables = Exact<{
  input: Types.ApplyForBoothInput;
}>;


export type ApplyForBoothMutation = { applyForBooth: { email: string | null, message: string | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };


export const BoothApplicationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BoothApplicationPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boothApplicationClosesOn"}},{"kind":"Field","name":{"kind":"Name","value":"isBoothApplicationOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waysToKnow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"StringValue","value":"5","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"qrText"}},{"kind":"Field","name":{"kind":"Name","value":"qrImageUrl"}}]}}]} as unknown as DocumentNode<BoothApplicationPageQuery, BoothApplicationPageQueryVariables>;
export const ApplyForBoothDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForBooth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyForBoothInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForBooth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyForBoothMutation, ApplyForBoothMutationVariables>;

/** Reads the query `BoothApplicationPage` that a route's loader has begun; the component waits until its data is here. */
export function useBoothApplicationPagePreloaded<S extends DataState<BoothApplicationPageQuery>['dataState']>(
  query: QueryRef<BoothApplicationPageQuery, BoothApplicationPageQueryVariables, S>,
) {
  return useReadQuery<BoothApplicationPageQuery, S>(query);
}

/** Gives the function that carries out the mutation `ApplyForBooth`, and its state. */
export function useApplyForBoothMutation(options?: useMutation.Options<ApplyForBoothMutation, ApplyForBoothMutationVariables>) {
  return useMutation(ApplyForBoothDocument, options);
}

/** Most characters of each field of the input object of `ApplyForBooth`: the schema's `@constraint`. */
export const applyForBoothLimits = {"captcha":10,"code":10,"company":120,"country":10,"department":60,"email":254,"invitationCode":64,"invitationId":64,"mobile":40,"name":60,"password":200,"passwordAgain":200,"position":10,"telephone":40,"title":10,"website":200} as const;