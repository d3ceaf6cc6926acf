import type { Schemas } from '../../../rest/operations.ts';

export type VisitChoiceParent = Schemas['DictionaryEntry'];
export type VisitQuestionParent = Schemas['SurveyQuestion'];
export type VisitQuestionOptionParent = VisitQuestionParent['optionsList'][number];
export type VisitPassParent = Schemas['VisitPass'];
export type VisitInformationParent = Schemas['OwnDetails'];
/** A registration with the step that it has reached. */
export type VisitRecord = Schemas['VisitRegistration'];

/** An answer, taken apart. */
export interface VisitAnswerParent {
  questionId: string;
  optionIds: string[];
  ownWords: string;
}

/** A registration with the key that it was asked for by. */
export interface VisitRegistrationParent {
  key: string;
  record: VisitRecord;
}
