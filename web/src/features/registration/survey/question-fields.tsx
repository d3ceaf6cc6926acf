import { chakra } from '@chakra-ui/react';
import type { FormHandle } from '../../../forms';
import { useT } from '../../../i18n';
import { CheckGroup } from '../../../ui/check-group';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import {
  type Answers,
  choose,
  nameOf,
  nothing,
  type Question,
  wantsOwnWords,
  wordsNameOf,
} from './check-answers';
import { answerVisitQuestionsLimits } from './survey.generated';

interface QuestionFieldsProps {
  form: FormHandle<Answers>;
  questions: readonly Question[];
}

/** Radios for one answer, checkboxes for several, a line for own words (AUTH-066 to AUTH-068). */
export function QuestionFields({ form, questions }: QuestionFieldsProps) {
  const t = useT();
  const errorOf = (name: string) => form.mistakes.find(({ field }) => field === name)?.text;
  return questions.map((question, index) => {
    const { id, kind, text, options } = question;
    const name = nameOf(id);
    const wordsName = wordsNameOf(id);
    const chosen = form.values[name] ?? nothing;
    const change = (next: Answers[string]) => {
      form.change(name, next);
      form.clear(wordsName);
    };
    return (
      <chakra.div key={id} display="grid" gap="3">
        <CheckGroup
          name={name}
          type={kind === 'MULTIPLE' ? 'checkbox' : 'radio'}
          legend={t('survey.numbered', { number: index + 1, text })}
          error={errorOf(name)}
          options={options.map((option) => ({ value: option.id, label: option.text }))}
          chosen={chosen.optionIds}
          onChange={(optionIds) => change(choose(question, chosen, optionIds))}
        />
        {wantsOwnWords(question, chosen) ? (
          <Field label={t('survey.ownWords')} error={errorOf(wordsName)} required>
            {(control) => (
              <Input
                {...control}
                name={wordsName}
                maxLength={answerVisitQuestionsLimits.ownWords}
                value={chosen.ownWords}
                onChange={(event) => change({ ...chosen, ownWords: event.currentTarget.value })}
              />
            )}
          </Field>
        ) : null}
      </chakra.div>
    );
  });
}
