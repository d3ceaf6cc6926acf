import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { CheckGroup } from '../../../ui/check-group';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import {
  type AnswerErrors,
  type Answers,
  choose,
  nothing,
  type Question,
  wantsOwnWords,
} from './check-answers';

/** Longest own words; the server counts the same. */
const LONGEST = 100;

interface QuestionFieldsProps {
  questions: readonly Question[];
  answers: Answers;
  errors: AnswerErrors;
  /** What the server found wrong, by question. */
  refused?: Record<string, string>;
  onChange: (id: string, chosen: Answers[string]) => void;
}

/** Radios for one answer, checkboxes for several, a line for own words (AUTH-066 to AUTH-068). */
export function QuestionFields({ questions, answers, errors, refused = {}, onChange }: QuestionFieldsProps) {
  const t = useT();
  return questions.map((question, index) => {
    const { id, kind, text, options } = question;
    const chosen = answers[id] ?? nothing;
    const wrong = errors[id];
    const told = wrong && t(wrong.text);
    return (
      <chakra.div key={id} display="grid" gap="3">
        <CheckGroup
          name={`q${id}`}
          type={kind === 'MULTIPLE' ? 'checkbox' : 'radio'}
          legend={t('survey.numbered', { number: index + 1, text })}
          error={wrong?.at === 'options' ? told : refused[id]}
          columns={2}
          options={options.map((option) => ({ value: option.id, label: option.text }))}
          chosen={chosen.optionIds}
          onChange={(optionIds) => onChange(id, choose(question, chosen, optionIds))}
        />
        {wantsOwnWords(question, chosen) ? (
          <Field label={t('survey.ownWords')} error={wrong?.at === 'ownWords' ? told : undefined} required>
            {(control) => (
              <Input
                {...control}
                name={`q${id}-words`}
                maxLength={LONGEST}
                value={chosen.ownWords}
                onChange={(event) => onChange(id, { ...chosen, ownWords: event.currentTarget.value })}
              />
            )}
          </Field>
        ) : null}
      </chakra.div>
    );
  });
}
