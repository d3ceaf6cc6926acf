import { graphemes } from '../../../http/graphemes.ts';
import { Refusal } from '../../../http/errors.ts';
import { LONGEST, type AnswerText } from '../contract.ts';
import { prompts } from '../messages.ts';
import { refusal } from '../rules.ts';

/** Between the options and the own words: a sign that no keyboard has (DESIGN-022). */
export const SEPARATOR = '\u241F';

/** What the rules need of a question. */
export interface AskedQuestion {
  id: string;
  questionType: string;
  hasLastInput: boolean;
  /** Ids of its options, in their order. */
  optionIds: string[];
}

/** An answer as it is kept. */
export interface ReadAnswer {
  questionId: string;
  /** In the order of the question, comma-joined. */
  optionIds: string;
  otherText: string;
}

export const toText = ({ questionId, optionIds, otherText }: ReadAnswer): AnswerText => ({
  questionId,
  answerText: otherText === '' ? optionIds : `${optionIds}${SEPARATOR}${otherText}`,
});

/** @throws Refusal naming the question (VAL-027, VAL-028) */
function readAnswer(question: AskedQuestion, answerText: string): ReadAnswer {
  const field = question.id;
  const cut = answerText.indexOf(SEPARATOR);
  const chosen = (cut < 0 ? answerText : answerText.slice(0, cut)).split(',').filter((id) => id !== '');
  if (chosen.length === 0) throw refusal(prompts.everyQuestion, field);
  if (chosen.some((id) => !question.optionIds.includes(id))) throw refusal(prompts.unknownAnswer, field);
  if (question.questionType === 'SINGLE' && chosen.length > 1) throw refusal(prompts.oneAnswer, field);
  const isLast = question.hasLastInput && chosen.includes(question.optionIds.at(-1) ?? '');
  // Words of an option that is not chosen are nobody's answer (AUTH-071).
  const otherText =
    !isLast || cut < 0
      ? ''
      : answerText
          .slice(cut + 1)
          .replaceAll(SEPARATOR, ' ')
          .trim();
  if (isLast && otherText === '') throw refusal(prompts.otherEmpty, field);
  if (graphemes(otherText) > LONGEST.other) throw refusal(prompts.otherLong, field);
  return {
    questionId: question.id,
    optionIds: question.optionIds.filter((id) => chosen.includes(id)).join(','),
    otherText,
  };
}

/**
 * The answers to all questions, each once.
 * @throws Refusal naming the question (AUTH-069, AUTH-070, VAL-027, VAL-028)
 */
export function readAnswers(questions: AskedQuestion[], params: AnswerText[]): ReadAnswer[] {
  const given = new Map(params.map(({ questionId, answerText }) => [questionId, answerText]));
  const known = new Set(questions.map(({ id }) => id));
  if (given.size !== params.length || [...given.keys()].some((id) => !known.has(id))) {
    throw new Refusal(prompts.unknownAnswer);
  }
  return questions.map((question) => readAnswer(question, given.get(question.id) ?? ''));
}

/** Whether two sets say the same: then a submission was sent twice. */
export function areSame(one: ReadAnswer[], other: ReadAnswer[]): boolean {
  const text = (answers: ReadAnswer[]) =>
    answers
      .map((answer) => JSON.stringify(toText(answer)))
      .sort()
      .join();
  return text(one) === text(other);
}
