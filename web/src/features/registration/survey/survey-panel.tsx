import { chakra, Flex } from '@chakra-ui/react';
import { Form, SubmitButton } from '../../../forms';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { RowListSkeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { BodyError } from '../../page-body';
import { type Question, toInput } from './check-answers';
import { GivenAnswers } from './given-answers';
import { QuestionFields } from './question-fields';
import { useAnswerVisitQuestionsMutation, useViewerSurveyQuery } from './survey.generated';
import { useQuestionsForm } from './use-questions-form';

function SurveyForm({ questions, onStale }: { questions: readonly Question[]; onStale: () => void }) {
  const t = useT();
  const [send] = useAnswerVisitQuestionsMutation();
  const form = useQuestionsForm('', questions);
  const submit = form.submit({
    send: async (answers) =>
      (await send({ variables: { answers: toInput(questions, answers) } })).data?.answerVisitQuestions,
    saved: ({ message }) => {
      if (message) toast.success(message);
    },
    refused: ({ errors: [refused] }) => {
      if (refused) toast.error(refused.message);
      // Answered in another window.
      if (refused?.code === 'DUPLICATE') onStale();
      return true;
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="8" maxWidth="form">
      <chakra.p color="quiet">{t('survey.lead')}</chakra.p>
      <QuestionFields form={form} questions={questions} />
      <SubmitButton form={form} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t('survey.submit')}
      </SubmitButton>
    </Form>
  );
}

/** The questionnaire in the visitor centre: answered once, to be read from then on (VC-074 to VC-077). */
export function SurveyPanel() {
  const t = useT();
  const { data, error, refetch } = useViewerSurveyQuery({});
  const again = () => void refetch().catch(() => {});
  if (error) return <BodyError error={error} onRetry={again} />;
  if (!data) return <RowListSkeleton isPlain count={4} />;
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
