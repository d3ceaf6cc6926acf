import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureMessageId, toFailure, useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Icon } from '../../../ui/icon';
import { RowListSkeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { type AnswerErrors, type Answers, checkAnswers, type Question, toInput } from './check-answers';
import { GivenAnswers } from './given-answers';
import { QuestionFields } from './question-fields';
import { useAnswerVisitQuestionsMutation, useViewerSurveyQuery } from './survey.generated';

function SurveyForm({ questions, onStale }: { questions: readonly Question[]; onStale: () => void }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();
  const [answers, setAnswers] = useState<Answers>({});
  const [errors, setErrors] = useState<AnswerErrors>({});
  const [send, { loading }] = useAnswerVisitQuestionsMutation();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found = checkAnswers(questions, answers);
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    try {
      const { data } = await send({ variables: { answers: toInput(questions, answers) } });
      const refused = data?.answerVisitQuestions.errors[0];
      if (!refused) {
        if (data?.answerVisitQuestions.message) toast.success(data.answerVisitQuestions.message);
        return;
      }
      toast.error(refused.message);
      // Answered in another window.
      if (refused.code === 'DUPLICATE') onStale();
    } catch (error) {
      showFailure(error);
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
        onChange={(id, chosen) => {
          setAnswers({ ...answers, [id]: chosen });
          setErrors(Object.fromEntries(Object.entries(errors).filter(([other]) => other !== id)));
        }}
      />
      <Button type="submit" size="lg" disabled={loading} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t('survey.submit')}
      </Button>
    </chakra.form>
  );
}

/** The questionnaire in the visitor centre: answered once, to be read from then on (VC-074 to VC-077). */
export function SurveyPanel() {
  const t = useT();
  const { data, error, refetch } = useViewerSurveyQuery({});
  const again = () => void refetch().catch(() => {});
  if (error) return <ErrorState message={t(failureMessageId(toFailure(error).kind))} onRetry={again} />;
  if (!data) return <RowListSkeleton count={4} />;
  const given = data.viewer?.visitAnswers ?? [];
  if (given.length === 0) return <SurveyForm questions={data.visitQuestions} onStale={again} />;
  return (
    <>
      <Flex gap="2.5" align="center" mb="6" color="approved">
        <Icon name="checkCircle" />
        <chakra.p>{t('survey.thanks')}</chakra.p>
      </Flex>
      <GivenAnswers questions={data.visitQuestions} answers={given} />
    </>
  );
}
