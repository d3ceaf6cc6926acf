import { useState } from 'react';
import { type FormHandle, inWords, keptDraft, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import {
  type Answers,
  checkAnswers,
  nameOf,
  nothing,
  parseAnswers,
  type Question,
  wordsNameOf,
} from './check-answers';

const draft = keptDraft('visitAnswers', parseAnswers);

/**
 * State of the questionnaire, with the answers by the names of the controls.
 * @param id of whose answers they are, in this browser
 */
export function useQuestionsForm(id: string, questions: readonly Question[]): FormHandle<Answers> {
  const t = useT();
  const [original] = useState<Answers>(() =>
    Object.fromEntries(questions.map((question) => [nameOf(question.id), nothing])),
  );
  return useForm<Answers>({
    fields: questions.flatMap((question) => [nameOf(question.id), wordsNameOf(question.id)]),
    original,
    check: (answers) => inWords(t, checkAnswers(questions, answers)),
    draft: { id, kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
}
