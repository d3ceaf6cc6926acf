import { chakra, Flex } from '@chakra-ui/react';
import { Form, SubmitButton } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { RowListSkeleton } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { nameOf, type Question, toInput } from '../survey/check-answers';
import { QuestionFields } from '../survey/question-fields';
import { useVisitQuestionsQuery } from '../survey/survey.generated';
import { useQuestionsForm } from '../survey/use-questions-form';
import type { Saved } from './use-steps';
import { useSaveVisitAnswersMutation } from './wizard.generated';

interface QuestionsStepProps {
  /** Of the registration. */
  visitKey: string;
  onBack: () => void;
  onSaved: (saved: Saved) => Promise<void>;
}

interface QuestionsFormProps extends QuestionsStepProps {
  questions: readonly Question[];
}

function QuestionsForm({ questions, visitKey, onBack, onSaved }: QuestionsFormProps) {
  const t = useT();
  const [save] = useSaveVisitAnswersMutation();
  const form = useQuestionsForm(visitKey, questions);
  const submit = form.submit({
    send: async (answers) => {
      const input = { key: visitKey, answers: toInput(questions, answers) };
      const payload = (await save({ variables: { input } })).data?.saveVisitAnswers;
      // The server names a question by its id, second in the path.
      const errors = payload?.errors.map(({ message, path }) => {
        const question = path?.[0] === 'answers' ? path[1] : undefined;
        return { message, path: question === undefined ? null : [nameOf(question)] };
      });
      return payload && errors && { ...payload, errors };
    },
    saved: ({ registration, ticket, message }) =>
      onSaved({ state: registration?.state ?? null, ticket, message }),
    refused: ({ errors: [first] }) => {
      if (!first || first.path) return false;
      // The key has ended, or it was answered in another window: the server says where things stand.
      void onSaved({ state: null, ticket: null, message: first.message });
      return true;
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="8" maxWidth="form">
      <chakra.p color="quiet">{t('survey.lead')}</chakra.p>
      <QuestionFields form={form} questions={questions} />
      <Flex gap="3" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
        <Button variant="outline" size="lg" onClick={onBack}>
          {t('registration.back')}
        </Button>
        <SubmitButton form={form}>{t('registration.finish')}</SubmitButton>
      </Flex>
    </Form>
  );
}

/** Step 3: the questionnaire (AUTH-066 to AUTH-074). */
export function QuestionsStep(props: QuestionsStepProps) {
  const { data, error, refetch } = useVisitQuestionsQuery({});
  if (error) {
    return <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!data) return <RowListSkeleton isPlain count={4} />;
  return <QuestionsForm {...props} questions={data.visitQuestions} />;
}
