/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a verification code goes. */
export type CodeChannel =
  /** To an e-mail address. */
  | 'EMAIL'
  /** To a mobile number. */
  | 'SMS';

/** As whom somebody takes part. */
export type Role =
  /** Works for an exhibitor. */
  | 'EXHIBITOR'
  /** Visits the exhibition. */
  | 'VISITOR';

/** Whom to send a verification code. */
export type SendCodeInput = {
  /** What the picture shows; capitals or not. */
  captcha?: string | null | undefined;
  /** Key of a picture, where one was asked for (`CAPTCHA_NEEDED`): many codes go to people of one network. */
  captchaKey?: string | number | null | undefined;
  /** Whether the code goes to a mobile number or to an e-mail address. */
  channel: CodeChannel;
  /** Mobile number (of mainland China where it has no country code) or e-mail address. */
  recipient: string;
};

/** Sign-in by a verification code. */
export type SignInByCodeInput = {
  /** Code that was sent, six digits. */
  code: string;
  /** Mobile number or e-mail address that the code was sent to. */
  recipient: string;
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: boolean;
  /** As whom; by default as what the account is. */
  role?: Role | null | undefined;
};

/** Sign-in by account and password. */
export type SignInByPasswordInput = {
  /** Mobile number or e-mail address. */
  account: string;
  /** What the picture shows; capitals or not. */
  captcha?: string | null | undefined;
  /** Key of a picture, as `issueCaptcha` gave it. None is needed before one is asked for (`CAPTCHA_NEEDED`), which follows on a few wrong passwords. */
  captchaKey?: string | number | null | undefined;
  /** The password as it was typed. */
  password: string;
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: boolean;
  /** As whom; by default as what the account is. */
  role?: Role | null | undefined;
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

export type SendCodeMutationVariables = Exact<{
  input: Types.SendCodeInput;
}>;


export type SendCodeMutation = { sendCode: { message: string | null, errors: Array<{ code: Types.UserErrorCode, message: string }> } };

export type SignInByPasswordMutationVariables = Exact<{
  input: Types.SignInByPasswordInput;
}>;


export type SignInByPasswordMutation = { signInByPassword: { message: string | null, viewer: { id: string, role: Types.Role } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type SignInByCodeMutationVariables = Exact<{
  input: Types.SignInByCodeInput;
}>;


export type SignInByCodeMutation = { signInByCode: { message: string | null, viewer: { id: string, role: Types.Role } | null, errors: Array<{ code: Types.UserErrorCode, message: string }> } };


export const SendCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendCodeMutation, SendCodeMutationVariables>;
export const SignInByPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInByPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<SignInByPasswordMutation, SignInByPasswordMutationVariables>;
export const SignInByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInByCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInByCodeMutation, SignInByCodeMutationVariables>;

/** Gives the function that carries out the mutation `SendCode`, and its state. */
export function useSendCodeMutation(options?: useMutation.Options<SendCodeMutation, SendCodeMutationVariables>) {
  return useMutation(SendCodeDocument, options);
}

/** Gives the function that carries out the mutation `SignInByPassword`, and its state. */
export function useSignInByPasswordMutation(options?: useMutation.Options<SignInByPasswordMutation, SignInByPasswordMutationVariables>) {
  return useMutation(SignInByPasswordDocument, options);
}

/** Most characters of each field of the input object of `SignInByPassword`: the schema's `@constraint`. */
export const signInByPasswordLimits = {"account":254,"captcha":10,"password":200} as const;

/** Gives the function that carries out the mutation `SignInByCode`, and its state. */
export function useSignInByCodeMutation(options?: useMutation.Options<SignInByCodeMutation, SignInByCodeMutationVariables>) {
  return useMutation(SignInByCodeDocument, options);
}

/** Most characters of each field of the input object of `SignInByCode`: the schema's `@constraint`. */
export const signInByCodeLimits = {"code":10,"recipient":254} as const;