/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { PassFieldsFragment } from '../pass/pass.generated';
import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One proof that it is the owner who deletes the account: the password, or a code that `sendDeletionCode` sent. */
export type DeleteAccountInput = {
  /** The code; null where the password is the proof. */
  code?: string | null | undefined;
  /** The password as it was typed; null where a code is the proof. */
  password?: string | null | undefined;
};

/** What becomes of records when their person is forgotten. */
export type PersonPartFate =
  /** They stay without what tells of the person. */
  | 'EMPTIED'
  /** The records stay as they are. */
  | 'KEPT'
  /** The records are removed. */
  | 'REMOVED';

/** What a visitor corrects of the own details. */
export type SaveVisitorDetailsInput = {
  /** Postal address, at least 10 characters. */
  address: string;
  /** Name of the company. */
  companyName: string;
  /** Country or region, ISO 3166-1 alpha-2; blank counts as CN in Chinese. */
  country?: string;
  /** Department; may be blank. */
  department?: string;
  /** E-mail address for the confirmation. */
  email: string;
  /** Number of the identity card or passport. */
  identityNumber: string;
  /** Whether the person comes to the show. */
  isComing?: boolean;
  /** Mobile number; a proved one stands, whatever is sent. */
  mobile?: string;
  /** Name, as it is to stand on the pass. */
  name: string;
  /** Country code of the telephone, like +86; may be blank. */
  phoneCountryCode?: string;
  /** Extension; may be blank. */
  phoneExtension?: string;
  /** Telephone without country code; may be blank. */
  phoneNumber?: string;
  /** A value of `visitPositions`; may be blank. */
  position?: string;
  /** Postcode; may be blank. */
  postcode?: string;
  /** Form of address: a value of `visitTitles`. */
  title: string;
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

export type OwnDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDetailsQuery = { viewer: { id: string, hasPassword: boolean, mobile: string | null, email: string | null, visitorDetails: { provedMobile: string | null, provedEmail: string | null, information: { name: string, title: string, identityNumber: string, department: string, position: string, country: string, companyName: string, phoneCountryCode: string, phoneNumber: string, phoneExtension: string, website: string, postcode: string, email: string, mobile: string, address: string, isComing: boolean } } | null, ownDataParts: Array<{ kind: string, label: string, count: number, fate: Types.PersonPartFate }> } | null, visitTitles: Array<{ value: string, label: string }>, visitPositions: Array<{ value: string, label: string }> };

export type OwnDetailsFieldsFragment = { provedMobile: string | null, provedEmail: string | null, information: { name: string, title: string, identityNumber: string, department: string, position: string, country: string, companyName: string, phoneCountryCode: string, phoneNumber: string, phoneExtension: string, website: string, postcode: string, email: string, mobile: string, address: string, isComing: boolean } } & { ' $fragmentName'?: 'OwnDetailsFieldsFragment' };

export type SaveVisitorDetailsMutationVariables = Exact<{
  input: Types.SaveVisitorDetailsInput;
}>;


export type SaveVisitorDetailsMutation = { saveVisitorDetails: { message: string | null, viewer: { id: string, nickName: string, companyName: string, visitorDetails: { provedMobile: string | null, provedEmail: string | null, information: { name: string, title: string, identityNumber: string, department: string, position: string, country: string, companyName: string, phoneCountryCode: string, phoneNumber: string, phoneExtension: string, website: string, postcode: string, email: string, mobile: string, address: string, isComing: boolean } } | null, visitPass: (
        { code: string }
        & { ' $fragmentRefs'?: { 'PassFieldsFragment': PassFieldsFragment } }
      ) | null } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type SendDeletionCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendDeletionCodeMutation = { sendDeletionCode: { message: string | null, errors: Array<{ message: string }> } };

export type DeleteAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { message: string | null, errors: Array<{ message: string, path: Array<string> | null }> } };

export const OwnDetailsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}}]}}]} as unknown as DocumentNode<OwnDetailsFieldsFragment, unknown>;
export const OwnDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"visitorDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetailsFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"ownDataParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"fate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}}]}}]} as unknown as DocumentNode<OwnDetailsQuery, OwnDetailsQueryVariables>;
export const SaveVisitorDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVisitorDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveVisitorDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVisitorDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"visitorDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetailsFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetailsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitorDetails"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<SaveVisitorDetailsMutation, SaveVisitorDetailsMutationVariables>;
export const SendDeletionCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendDeletionCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendDeletionCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SendDeletionCodeMutation, SendDeletionCodeMutationVariables>;
export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>;

/** Runs the query `OwnDetails` while the component is mounted; `skipToken` holds it back. */
export function useOwnDetailsQuery(options: useQuery.Options<OwnDetailsQuery, OwnDetailsQueryVariables> | SkipToken) {
  return useQuery(OwnDetailsDocument, options as useQuery.Options<OwnDetailsQuery, OwnDetailsQueryVariables>);
}

/** Gives the function that carries out the mutation `SaveVisitorDetails`, and its state. */
export function useSaveVisitorDetailsMutation(options?: useMutation.Options<SaveVisitorDetailsMutation, SaveVisitorDetailsMutationVariables>) {
  return useMutation(SaveVisitorDetailsDocument, options);
}

/** Gives the function that carries out the mutation `SendDeletionCode`, and its state. */
export function useSendDeletionCodeMutation(options?: useMutation.Options<SendDeletionCodeMutation, SendDeletionCodeMutationVariables>) {
  return useMutation(SendDeletionCodeDocument, options);
}

/** Gives the function that carries out the mutation `DeleteAccount`, and its state. */
export function useDeleteAccountMutation(options?: useMutation.Options<DeleteAccountMutation, DeleteAccountMutationVariables>) {
  return useMutation(DeleteAccountDocument, options);
}

/** Most characters of each field of the input object of `DeleteAccount`: the schema's `@constraint`. */
export const deleteAccountLimits = {"code":10,"password":200} as const;