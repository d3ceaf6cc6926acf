import type { VisitAnswerInput } from '../../../gql/types';
import type { MessageId } from '../../../i18n';
import { isRecord } from '../../../lib/objects';
import type { VisitQuestionsQuery } from './survey.generated';

export type Question = VisitQuestionsQuery['visitQuestions'][number];

/** What is chosen for a question, and own words beside its last option. */
export interface Chosen {
  optionIds: string[];
  ownWords: string;
}

/** By the names of the controls. */
export type Answers = Record<string, Chosen>;

export const nothing: Chosen = { optionIds: [], ownWords: '' };

function chosenIn(raw: unknown): Chosen {
  if (!isRecord(raw)) return nothing;
  const { optionIds, ownWords } = raw;
  return {
    optionIds: Array.isArray(optionIds) ? optionIds.filter((id): id is string => typeof id === 'string') : [],
    ownWords: typeof ownWords === 'string' ? ownWords : '',
  };
}

/** Reads what the browser kept; whatever else is there is dropped. */
export const parseAnswers = (kept: unknown): Answers | null =>
  isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).map(([name, chosen]) => [name, chosenIn(chosen)]))
    : null;

/** What the choice of a question is called in the page. */
export const nameOf = (id: string): string => `q${id}`;
/** What the own words of a question are called in the page. */
export const wordsNameOf = (id: string): string => `q${id}-words`;

/** Whether the option that takes own words is chosen (AUTH-068). */
export const wantsOwnWords = ({ takesOwnWords, options }: Question, { optionIds }: Chosen): boolean =>
  takesOwnWords && optionIds.includes(options.at(-1)?.id ?? '');

/** The choice with other options; words of an option that is left go with it (AUTH-071). */
export function choose(question: Question, before: Chosen, optionIds: string[]): Chosen {
  const after = { ...before, optionIds };
  return wantsOwnWords(question, after) ? after : { optionIds, ownWords: '' };
}

/** AUTH-069, AUTH-070, VAL-027, VAL-028, by the names of the controls; the server checks the same again. */
export function checkAnswers(questions: readonly Question[], answers: Answers): Record<string, MessageId> {
  const errors: Record<string, MessageId> = {};
  for (const question of questions) {
    const chosen = answers[nameOf(question.id)] ?? nothing;
    if (chosen.optionIds.length === 0) errors[nameOf(question.id)] = 'survey.missing';
    else if (wantsOwnWords(question, chosen) && chosen.ownWords.trim() === '') {
      errors[wordsNameOf(question.id)] = 'survey.missingWords';
    }
  }
  return errors;
}

/** As the mutation takes them, in the order of the questions. */
export const toInput = (questions: readonly Question[], answers: Answers): VisitAnswerInput[] =>
  questions.map(({ id }) => {
    const { optionIds, ownWords } = answers[nameOf(id)] ?? nothing;
    return { questionId: id, optionIds, ownWords: ownWords.trim() };
  });
