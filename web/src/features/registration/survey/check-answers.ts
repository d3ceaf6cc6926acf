import type { VisitAnswerInput } from '../../../gql/types';
import type { MessageId } from '../../../i18n';
import type { VisitQuestionsQuery } from './survey.generated';

export type Question = VisitQuestionsQuery['visitQuestions'][number];

/** What is chosen for a question, and own words beside its last option. */
export interface Chosen {
  optionIds: string[];
  ownWords: string;
}

export type Answers = Record<string, Chosen>;
/** By the question's id. */
export type AnswerErrors = Record<string, { at: 'options' | 'ownWords'; text: MessageId }>;

export const nothing: Chosen = { optionIds: [], ownWords: '' };

/** Whether the option that takes own words is chosen (AUTH-068). */
export const wantsOwnWords = ({ takesOwnWords, options }: Question, { optionIds }: Chosen): boolean =>
  takesOwnWords && optionIds.includes(options.at(-1)?.id ?? '');

/** The choice with other options; words of an option that is left go with it (AUTH-071). */
export function choose(question: Question, before: Chosen, optionIds: string[]): Chosen {
  const after = { ...before, optionIds };
  return wantsOwnWords(question, after) ? after : { optionIds, ownWords: '' };
}

/** AUTH-069, AUTH-070, VAL-027, VAL-028; the server checks the same again. */
export function checkAnswers(questions: readonly Question[], answers: Answers): AnswerErrors {
  const errors: AnswerErrors = {};
  for (const question of questions) {
    const chosen = answers[question.id] ?? nothing;
    if (chosen.optionIds.length === 0) errors[question.id] = { at: 'options', text: 'survey.missing' };
    else if (wantsOwnWords(question, chosen) && chosen.ownWords.trim() === '') {
      errors[question.id] = { at: 'ownWords', text: 'survey.missingWords' };
    }
  }
  return errors;
}

/** As the mutation takes them, in the order of the questions. */
export const toInput = (questions: readonly Question[], answers: Answers): VisitAnswerInput[] =>
  questions.map(({ id }) => {
    const { optionIds, ownWords } = answers[id] ?? nothing;
    return { questionId: id, optionIds, ownWords: ownWords.trim() };
  });
