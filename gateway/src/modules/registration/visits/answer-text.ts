import type { Schemas } from '../../../rest/operations.ts';
import type { VisitAnswerParent } from './parents.ts';

const SEPARATOR = '\u241F';

export interface AnswerInput {
  questionId: string;
  optionIds: readonly string[];
  ownWords?: string | null;
}

/** Options comma-joined, then the separator and the own words (AUTH-073, DESIGN-022). */
export const toAnswerText = ({ questionId, optionIds, ownWords }: AnswerInput): Schemas['SurveyAnswer'] => ({
  questionId,
  answerText: optionIds.join(',') + (ownWords ? `${SEPARATOR}${ownWords.replaceAll(SEPARATOR, ' ')}` : ''),
});

/** An answer's text taken apart. */
export function fromAnswerText({ questionId, answerText }: Schemas['SurveyAnswer']): VisitAnswerParent {
  const cut = answerText.indexOf(SEPARATOR);
  const ids = cut < 0 ? answerText : answerText.slice(0, cut);
  return {
    questionId,
    optionIds: ids.split(',').filter((id) => id !== ''),
    ownWords: cut < 0 ? '' : answerText.slice(cut + 1),
  };
}
