import { useState } from 'react';
import { type FormHandle, inWords, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { type Answers, checkAnswers, nameOf, nothing, type Question, wordsNameOf } from './check-answers';

/** State of the questionnaire, with the answers by the names of the controls. */
export function useQuestionsForm(questions: readonly Question[]): FormHandle<Answers> {
  const t = useT();
  const [original] = useState<Answers>(() =>
    Object.fromEntries(questions.map(({ id }) => [nameOf(id), nothing])),
  );
  return useForm<Answers>({
    fields: questions.flatMap(({ id }) => [nameOf(id), wordsNameOf(id)]),
    original,
    check: (answers) => inWords(t, checkAnswers(questions, answers)),
    asksBeforeLeaving: false,
    hasSummary: false,
    hasRefusal: true,
  });
}
