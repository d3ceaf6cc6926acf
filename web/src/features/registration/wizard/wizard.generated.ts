/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import type { PassFieldsFragment } from '../pass/pass.generated';
import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
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

/** Step 3: the answers. */
export type SaveVisitAnswersInput = {
  /** Answers, one for each question. */
  answers: Array<VisitAnswerInput>;
  /** Key of the registration. */
  key: string | number;
};

/** Step 2: what a visitor says. */
export type SaveVisitInformationInput = {
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
  /** Key of the registration. */
  key: string | number;
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
  /** Leaves the questionnaire for the visitor centre: the registration finishes with this step. */
  skipsQuestions?: boolean;
  /** Form of address: a value of `visitTitles`. */
  title: string;
  /** Website; may be blank. */
  website?: string;
};

/** Step 1: who comes, and the proof. */
export type StartVisitRegistrationInput = {
  /** Which way the code was sent: by SMS for the Chinese form, by e-mail for the English one. */
  channel: CodeChannel;
  /** The code that `sendCode` sent there. */
  code: string;
  /** Code of the inviter's pass, from an invitation. */
  invitationCode?: string | null | undefined;
  /** Which invitation this answers. */
  invitationId?: string | null | undefined;
  /** Whether the privacy statement was accepted; without it nothing begins. */
  isAgreed: boolean;
  /** Password as it was typed, for later sign-ins; needed with an e-mail address, omitted for none. */
  password?: string | null | undefined;
  /** The same again, as it was typed. */
  passwordAgain?: string | null | undefined;
  /** Mobile number (of mainland China where it has no country code) or e-mail address. */
  recipient: string;
  /** The company whose poster was scanned. */
  source?: string | null | undefined;
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

/** The answer to one question. */
export type VisitAnswerInput = {
  /** What is chosen; at least one. */
  optionIds: Array<string | number>;
  /** Own words; needed with the last option of a question that takes them. */
  ownWords?: string | null | undefined;
  /** Id of the question. */
  questionId: string | number;
};

/** Where a registration for a visit stands. */
export type VisitRegistrationState =
  /** Complete: there is a pass. */
  | 'FINISHED'
  /** The information is there; the questionnaire is missing. */
  | 'INFORMED'
  /** The number or address is proved; the information is missing. */
  | 'STARTED';

export type VisitFormQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitFormQuery = { visitTitles: Array<{ value: string, label: string }>, visitPositions: Array<{ value: string, label: string }> };

export type VisitRegistrationQueryVariables = Exact<{
  key: string | number;
}>;


export type VisitRegistrationQuery = { visitRegistration: { key: string, state: Types.VisitRegistrationState, skipsQuestions: boolean, provedMobile: string | null, provedEmail: string | null, information: { name: string, title: string, identityNumber: string, department: string, position: string, country: string, companyName: string, phoneCountryCode: string, phoneNumber: string, phoneExtension: string, website: string, postcode: string, email: string, mobile: string, address: string, isComing: boolean }, pass: (
      { code: string }
      & { ' $fragmentRefs'?: { 'PassFieldsFragment': PassFieldsFragment } }
    ) | null } | null };

export type VisitStandingFragment = { key: string, state: Types.VisitRegistrationState, skipsQuestions: boolean, provedMobile: string | null, provedEmail: string | null, information: { name: string, title: string, identityNumber: string, department: string, position: string, country: string, companyName: string, phoneCountryCode: string, phoneNumber: string, phoneExtension: string, website: string, postcode: string, email: string, mobile: string, address: string, isComing: boolean }, pass: (
    { code: string }
    & { ' $fragmentRefs'?: { 'PassFieldsFragment': PassFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'VisitStandingFragment' };

export type ViewerHasPassQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerHasPassQuery = { viewer: { id: string, visitPass: { code: string } | null } | null };

export type StartVisitRegistrationMutationVariables = Exact<{
  input: Types.StartVisitRegistrationInput;
}>;


export type StartVisitRegistrationMutation = { startVisitRegistration: { message: string | null, registration: (
      { key: string }
      & { ' $fragmentRefs'?: { 'VisitStandingFragment': VisitStandingFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type SaveVisitInformationMutationVariables = Exact<{
  input: Types.SaveVisitInformationInput;
}>;


export type SaveVisitInformationMutation = { saveVisitInformation: { ticket: string | null, message: string | null, registration: (
      { key: string, state: Types.VisitRegistrationState }
      & { ' $fragmentRefs'?: { 'VisitStandingFragment': VisitStandingFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type SaveVisitAnswersMutationVariables = Exact<{
  input: Types.SaveVisitAnswersInput;
}>;


export type SaveVisitAnswersMutation = { saveVisitAnswers: { ticket: string | null, message: string | null, registration: (
      { key: string, state: Types.VisitRegistrationState }
      & { ' $fragmentRefs'?: { 'VisitStandingFragment': VisitStandingFragment } }
    ) | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };

export type SignInByTicketMutationVariables = Exact<{
  ticket: string;
}>;


export type SignInByTicketMutation = { signInByTicket: { message: string | null, viewer: { id: string, role: Types.Role } | null, errors: Array<{ message: string }> } };

export const VisitStandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipsQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]} as unknown as DocumentNode<VisitStandingFragment, unknown>;
export const VisitFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitTitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<VisitFormQuery, VisitFormQueryVariables>;
export const VisitRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitStanding"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipsQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}}]} as unknown as DocumentNode<VisitRegistrationQuery, VisitRegistrationQueryVariables>;
export const ViewerHasPassDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerHasPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitPass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerHasPassQuery, ViewerHasPassQueryVariables>;
export const StartVisitRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartVisitRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartVisitRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startVisitRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipsQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}}]} as unknown as DocumentNode<StartVisitRegistrationMutation, StartVisitRegistrationMutationVariables>;
export const SaveVisitInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVisitInformation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveVisitInformationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVisitInformation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipsQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}}]} as unknown as DocumentNode<SaveVisitInformationMutation, SaveVisitInformationMutationVariables>;
export const SaveVisitAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveVisitAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveVisitAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveVisitAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitPass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VisitRegistration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"skipsQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"provedMobile"}},{"kind":"Field","name":{"kind":"Name","value":"provedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"information"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"identityNumber"}},{"kind":"Field","name":{"kind":"Name","value":"department"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"phoneExtension"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"postcode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassFields"}}]}}]}}]} as unknown as DocumentNode<SaveVisitAnswersMutation, SaveVisitAnswersMutationVariables>;
export const SignInByTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInByTicketMutation, SignInByTicketMutationVariables>;

/** Runs the query `VisitForm` while the component is mounted; `skipToken` holds it back. */
export function useVisitFormQuery(options: useQuery.Options<VisitFormQuery, VisitFormQueryVariables> | SkipToken) {
  return useQuery(VisitFormDocument, options as useQuery.Options<VisitFormQuery, VisitFormQueryVariables>);
}

/** Runs the query `VisitRegistration` while the component is mounted; `skipToken` holds it back. */
export function useVisitRegistrationQuery(options: useQuery.Options<VisitRegistrationQuery, VisitRegistrationQueryVariables> | SkipToken) {
  return useQuery(VisitRegistrationDocument, options as useQuery.Options<VisitRegistrationQuery, VisitRegistrationQueryVariables>);
}

/** Runs the query `ViewerHasPass` while the component is mounted; `skipToken` holds it back. */
export function useViewerHasPassQuery(options: useQuery.Options<ViewerHasPassQuery, ViewerHasPassQueryVariables> | SkipToken) {
  return useQuery(ViewerHasPassDocument, options as useQuery.Options<ViewerHasPassQuery, ViewerHasPassQueryVariables>);
}

/** Gives the function that carries out the mutation `StartVisitRegistration`, and its state. */
export function useStartVisitRegistrationMutation(options?: useMutation.Options<StartVisitRegistrationMutation, StartVisitRegistrationMutationVariables>) {
  return useMutation(StartVisitRegistrationDocument, options);
}

/** Most characters of each field of the input object of `StartVisitRegistration`: the schema's `@constraint`. */
export const startVisitRegistrationLimits = {"code":10,"invitationCode":64,"invitationId":64,"password":200,"passwordAgain":200,"recipient":254,"source":200} as const;

/** Gives the function that carries out the mutation `SaveVisitInformation`, and its state. */
export function useSaveVisitInformationMutation(options?: useMutation.Options<SaveVisitInformationMutation, SaveVisitInformationMutationVariables>) {
  return useMutation(SaveVisitInformationDocument, options);
}

/** Most characters of each field of the input object of `SaveVisitInformation`: the schema's `@constraint`. */
export const saveVisitInformationLimits = {"address":200,"companyName":120,"country":10,"department":60,"email":254,"identityNumber":40,"mobile":40,"name":60,"phoneCountryCode":10,"phoneExtension":10,"phoneNumber":40,"position":10,"postcode":20,"title":10,"website":200} as const;

/** Gives the function that carries out the mutation `SaveVisitAnswers`, and its state. */
export function useSaveVisitAnswersMutation(options?: useMutation.Options<SaveVisitAnswersMutation, SaveVisitAnswersMutationVariables>) {
  return useMutation(SaveVisitAnswersDocument, options);
}

/** Gives the function that carries out the mutation `SignInByTicket`, and its state. */
export function useSignInByTicketMutation(options?: useMutation.Options<SignInByTicketMutation, SignInByTicketMutationVariables>) {
  return useMutation(SignInByTicketDocument, options);
}