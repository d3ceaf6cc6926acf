/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** How many answers a question takes. */
export type VisitQuestionKind =
  /** One or more options are chosen. */
  | 'MULTIPLE'
  /** One option is chosen. */
  | 'SINGLE';

export type VisitQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitQuestionsQuery = { visitQuestions: Array<{ id: string, kind: Types.VisitQuestionKind, text: string, takesOwnWords: boolean, options: Array<{ id: string, text: string }> }> };

export type ViewerSurveyQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerSurveyQuery = { visitQuestions: Array<{ id: string, kind: Types.VisitQuestionKind, text: string, takesOwnWords: boolean, options: Array<{ id: string, text: string }> }>, viewer: { id: string, visitAnswers: Array<{ questionId: string, optionIds: Array<string>, ownWords: string }> } | null };

export type AnswerVisitQuestionsMutationVariables = Exact<{
  answers: Array<Types.VisitAnswerInput> | Types.VisitAnswerInput;
}>;


export type AnswerVisitQuestionsMutation = { answerVisitQuestions: { message: string | null, viewer: { id: string, visitAnswers: Array<{ questionId: string, optionIds: Array<string>, ownWords: string }> } | null, errors: Array<{ code: Types.UserErrorCode, message: string, path: Array<string> | null }> } };


export const VisitQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"takesOwnWords"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<VisitQuestionsQuery, VisitQuestionsQueryVariables>;
export const ViewerSurveyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerSurvey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"takesOwnWords"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"ownWords"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerSurveyQuery, ViewerSurveyQueryVariables>;
export const AnswerVisitQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerVisitQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitAnswerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerVisitQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitAnswers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"ownWords"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]}}]} as unknown as DocumentNode<AnswerVisitQuestionsMutation, AnswerVisitQuestionsMutationVariables>;

/** Runs the query `VisitQuestions` while the component is mounted; `skipToken` holds it back. */
export function useVisitQuestionsQuery(options: useQuery.Options<VisitQuestionsQuery, VisitQuestionsQueryVariables> | SkipToken) {
  return useQuery(VisitQuestionsDocument, options as useQuery.Options<VisitQuestionsQuery, VisitQuestionsQueryVariables>);
}

/** Runs the query `ViewerSurvey` while the component is mounted; `skipToken` holds it back. */
export function useViewerSurveyQuery(options: useQuery.Options<ViewerSurveyQuery, ViewerSurveyQueryVariables> | SkipToken) {
  return useQuery(ViewerSurveyDocument, options as useQuery.Options<ViewerSurveyQuery, ViewerSurveyQueryVariables>);
}

/** Gives the function that carries out the mutation `AnswerVisitQuestions`, and its state. */
export function useAnswerVisitQuestionsMutation(options?: useMutation.Options<AnswerVisitQuestionsMutation, AnswerVisitQuestionsMutationVariables>) {
  return useMutation(AnswerVisitQuestionsDocument, options);
}

/** Most characters of each field of the input object of `AnswerVisitQuestions`: the schema's `@constraint`. */
export const answerVisitQuestionsLimits = {"ownWords":100} as const;