import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useId, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { type MessageId, useT } from '../../../i18n';
import type { ConsultationKind } from '../../../gql/types';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { useAskConsultationMutation } from './ask.generated';
import type { Subject } from './subject';

/** CONST-036. */
const MAX_LENGTH = 200;

const titles: Record<ConsultationKind, MessageId> = {
  EXHIBITOR: 'ask.title.supplier',
  PRODUCT: 'ask.title.product',
  BUYER_POST: 'ask.title.buyer',
};

interface AskDialogProps {
  open: boolean;
  subject: Subject;
  onClose: () => void;
}

/** One text, at most 200 characters; closes and is empty again when it was sent (DIR-064, DIR-081, DIR-086). */
export default function AskDialog({ open, subject, onClose }: AskDialogProps) {
  const t = useT();
  // Kept while the dialog is closed: a slip of the hand loses nothing.
  const [question, setQuestion] = useState('');
  return (
    <Dialog open={open} onClose={onClose} title={t(titles[subject.kind])}>
      <AskForm
        subject={subject}
        question={question}
        onChange={setQuestion}
        onClose={onClose}
        onSent={() => {
          setQuestion('');
          onClose();
        }}
      />
    </Dialog>
  );
}

interface AskFormProps {
  subject: Subject;
  question: string;
  onChange: (question: string) => void;
  onClose: () => void;
  onSent: () => void;
}

function AskForm({ subject: { kind, id, name }, question, onChange, onClose, onSent }: AskFormProps) {
  const t = useT();
  const field = useId();
  const showFailure = useFailureToast();
  const [send, { loading }] = useAskConsultationMutation();
  const [error, setError] = useState<string>();
  const toBuyer = kind === 'BUYER_POST';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const text = question.trim();
    if (text === '') {
      setError(t('ask.empty'));
      document.getElementById(field)?.querySelector('textarea')?.focus();
      return;
    }
    try {
      const { data } = await send({ variables: { input: { kind, id, question: text } } });
      const refused = data?.askConsultation.errors[0];
      if (refused) {
        setError(refused.message);
        return;
      }
      toast.success(data?.askConsultation.message ?? '');
      onSent();
    } catch (failure) {
      showFailure(failure);
    }
  };

  return (
    <chakra.form
      id={field}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
      mt="-2"
    >
      <chakra.p color="quiet" lineClamp={3}>
        {t(toBuyer ? 'ask.aboutRequest' : 'ask.about', { name })}
      </chakra.p>
      <Field label={t(toBuyer ? 'ask.message' : 'ask.question')} error={error} required>
        {(control) => (
          <TextArea
            control={control}
            name="question"
            value={question}
            max={MAX_LENGTH}
            placeholder={t(toBuyer ? 'ask.placeholderBuyer' : 'ask.placeholder')}
            isFirst
            onChange={(text) => {
              onChange(text);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <chakra.p color="quiet" fontSize="sm">
        {t('ask.after')}
      </chakra.p>
      <Flex justify="end" gap="3" wrap="wrap">
        <Button type="button" variant="outline" onClick={onClose}>
          {t('ask.cancel')}
        </Button>
        <Button type="submit" disabled={loading} aria-busy={loading}>
          {t(loading ? 'ask.sending' : 'ask.send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
