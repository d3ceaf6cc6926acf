import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureMessageId, toFailure, useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { RowListSkeleton } from '../../../ui/skeleton';
import { type AnswerErrors, type Answers, checkAnswers, toInput } from '../survey/check-answers';
import { QuestionFields } from '../survey/question-fields';
import { useVisitQuestionsQuery } from '../survey/survey.generated';
import type { Saved } from './use-steps';
import { useSaveVisitAnswersMutation } from './wizard.generated';

interface QuestionsStepProps {
  /** Of the registration. */
  visitKey: string;
  onBack: () => void;
  onSaved: (saved: Saved) => void;
}

/** Step 3: the questionnaire (AUTH-066 to AUTH-074). */
export function QuestionsStep({ visitKey, onBack, onSaved }: QuestionsStepProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const { data, error, refetch } = useVisitQuestionsQuery({});
  const [answers, setAnswers] = useState<Answers>({});
  const [errors, setErrors] = useState<AnswerErrors>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [save, { loading }] = useSaveVisitAnswersMutation();
  if (error) {
    return (
      <ErrorState
        message={t(failureMessageId(toFailure(error).kind))}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (!data) return <RowListSkeleton count={4} />;
  const questions = data.visitQuestions;
  const focusWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found = checkAnswers(questions, answers);
    flushSync(() => {
      setErrors(found);
      setRefused({});
    });
    if (Object.keys(found).length > 0) {
      focusWrong();
      return;
    }
    try {
      const input = { key: visitKey, answers: toInput(questions, answers) };
      const result = (await save({ variables: { input } })).data?.saveVisitAnswers;
      if (!result) return;
      if (result.registration) {
        onSaved({ state: result.registration.state, ticket: result.ticket, message: result.message });
        return;
      }
      const [first] = result.errors;
      const question = first?.path?.[0] === 'answers' ? first.path[1] : undefined;
      if (first && question) {
        flushSync(() => setRefused({ [question]: first.message }));
        focusWrong();
        return;
      }
      // The key has ended, or it was answered in another window: the server says where things stand.
      onSaved({ state: null, ticket: null, message: first?.message ?? null });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="8"
      maxWidth="form"
    >
      <chakra.p color="quiet">{t('survey.lead')}</chakra.p>
      <QuestionFields
        questions={questions}
        answers={answers}
        errors={errors}
        refused={refused}
        onChange={(id, chosen) => {
          setAnswers({ ...answers, [id]: chosen });
          setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== id)));
          setRefused({});
        }}
      />
      <Flex gap="3" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
        <Button variant="outline" size="lg" onClick={onBack}>
          {t('registration.back')}
        </Button>
        <Button type="submit" size="lg" disabled={loading}>
          {t('registration.finish')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
