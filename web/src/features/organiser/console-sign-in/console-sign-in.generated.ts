/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Accepts an invitation to the staff. */
export type AcceptStaffInvitationInput = {
  /** Six digits of the authenticator app, which prove that it is set up. */
  code: string;
  /** The password from now on, as it was typed. */
  password: string;
  /** What the link of the invitation carries. */
  ticket: string;
};

/** What the address said to which the identity provider sent the browser back. */
export type CompleteProviderSignInInput = {
  /** `code` of the address; empty where the provider refused. */
  code?: string;
  /** `error` of the address; empty where the provider did not refuse. */
  error?: string;
  /** `iss` of the address; empty where the provider does not name itself there. */
  issuer?: string;
  /** `state` of the address; each serves once. */
  state: string;
};

/** Sign-in to the organiser's console: password and authenticator code at once. */
export type OrganiserSignInInput = {
  /** Six digits of the authenticator app; each code serves once. */
  code: string;
  /** E-mail address. */
  email: string;
  /** The password as it was typed. */
  password: string;
  /** True for programs: the session comes as `token` in the answer instead of a cookie. */
  returnToken?: boolean;
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

export type OrganiserSignInMutationVariables = Exact<{
  input: Types.OrganiserSignInInput;
}>;


export type OrganiserSignInMutation = { organiserSignIn: { message: string | null, organiser: { id: string } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type DemoStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoStaffQuery = { demoStaff: Array<{ name: string, email: string, password: string, code: string, secondsLeft: number }> };

export type StaffInvitationQueryVariables = Exact<{
  ticket: string;
}>;


export type StaffInvitationQuery = { staffInvitation: { name: string, email: string, secret: string, uri: string } | null };

export type AcceptStaffInvitationMutationVariables = Exact<{
  input: Types.AcceptStaffInvitationInput;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { message: string | null, organiser: { id: string } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type OrganiserSignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganiserSignInOptionsQuery = { organiserSignInOptions: { providerName: string | null, acceptsPasswords: boolean } };

export type BeginProviderSignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginProviderSignInMutation = { beginProviderSignIn: { address: string | null, errors: Array<{ message: string }> } };

export type CompleteProviderSignInMutationVariables = Exact<{
  input: Types.CompleteProviderSignInInput;
}>;


export type CompleteProviderSignInMutation = { completeProviderSignIn: { message: string | null, organiser: { id: string } | null, errors: Array<{ message: string }> } };


export const OrganiserSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrganiserSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganiserSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<OrganiserSignInMutation, OrganiserSignInMutationVariables>;
export const DemoStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DemoStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"demoStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"password"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]}}]} as unknown as DocumentNode<DemoStaffQuery, DemoStaffQueryVariables>;
export const StaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StaffInvitationQuery, StaffInvitationQueryVariables>;
export const AcceptStaffInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptStaffInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptStaffInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptStaffInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const OrganiserSignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganiserSignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiserSignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerName"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsPasswords"}}]}}]}}]} as unknown as DocumentNode<OrganiserSignInOptionsQuery, OrganiserSignInOptionsQueryVariables>;
export const BeginProviderSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginProviderSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginProviderSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>;
export const CompleteProviderSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteProviderSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteProviderSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeProviderSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organiser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CompleteProviderSignInMutation, CompleteProviderSignInMutationVariables>;

/** Gives the function that carries out the mutation `OrganiserSignIn`, and its state. */
export function useOrganiserSignInMutation(options?: useMutation.Options<OrganiserSignInMutation, OrganiserSignInMutationVariables>) {
  return useMutation(OrganiserSignInDocument, options);
}

/** Most characters of each field of the input object of `OrganiserSignIn`: the schema's `@constraint`. */
export const organiserSignInLimits = {"code":10,"email":254,"password":200} as const;

/** Runs the query `DemoStaff` while the component is mounted; `skipToken` holds it back. */
export function useDemoStaffQuery(options: useQuery.Options<DemoStaffQuery, DemoStaffQueryVariables> | SkipToken) {
  return useQuery(DemoStaffDocument, options as useQuery.Options<DemoStaffQuery, DemoStaffQueryVariables>);
}

/** Runs the query `StaffInvitation` while the component is mounted; `skipToken` holds it back. */
export function useStaffInvitationQuery(options: useQuery.Options<StaffInvitationQuery, StaffInvitationQueryVariables> | SkipToken) {
  return useQuery(StaffInvitationDocument, options as useQuery.Options<StaffInvitationQuery, StaffInvitationQueryVariables>);
}

/** Gives the function that carries out the mutation `AcceptStaffInvitation`, and its state. */
export function useAcceptStaffInvitationMutation(options?: useMutation.Options<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>) {
  return useMutation(AcceptStaffInvitationDocument, options);
}

/** Most characters of each field of the input object of `AcceptStaffInvitation`: the schema's `@constraint`. */
export const acceptStaffInvitationLimits = {"code":10,"password":200,"ticket":100} as const;

/** Runs the query `OrganiserSignInOptions` while the component is mounted; `skipToken` holds it back. */
export function useOrganiserSignInOptionsQuery(options: useQuery.Options<OrganiserSignInOptionsQuery, OrganiserSignInOptionsQueryVariables> | SkipToken) {
  return useQuery(OrganiserSignInOptionsDocument, options as useQuery.Options<OrganiserSignInOptionsQuery, OrganiserSignInOptionsQueryVariables>);
}

/** Gives the function that carries out the mutation `BeginProviderSignIn`, and its state. */
export function useBeginProviderSignInMutation(options?: useMutation.Options<BeginProviderSignInMutation, BeginProviderSignInMutationVariables>) {
  return useMutation(BeginProviderSignInDocument, options);
}