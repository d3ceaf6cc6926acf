import { chakra } from '@chakra-ui/react';
import { Form, keptDraft, SubmitButton, TextAreaField, useForm } from '../../../forms';
import type { ConsultationKind } from '../../../gql/types';
import { type MessageId, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { askForSignIn } from '../../identity';
import { DialogActions } from '../../../ui/dialog-actions';
import { toast } from '../../../ui/toast';
import { FilesFormField, keptFiles, type SentFile } from '../../uploads';
import { isRecord } from '../../../lib/objects';
import { isSentence, MAX_FILES } from '../limits';
import { askConsultationLimits, useAskConsultationMutation } from './ask.generated';
import { asking, gatedAction, type Subject } from './subject';

const titles: Record<ConsultationKind, MessageId> = {
  EXHIBITOR: 'ask.title.supplier',
  PRODUCT: 'ask.title.product',
  BUYER_POST: 'ask.title.buyer',
};

interface AskValues {
  question: string;
  files: readonly SentFile[];
}

const empty: AskValues = { question: '', files: [] };
const draft = keptDraft<AskValues>('question', (kept) =>
  isRecord(kept) && typeof kept['question'] === 'string'
    ? { question: kept['question'], files: keptFiles(kept['files'], MAX_FILES) }
    : null,
);

/** What is wrong with a question. */
function mistakeIn(question: string): MessageId | undefined {
  if (question.trim() === '') return 'ask.empty';
  return isSentence(question) ? undefined : 'ask.short';
}

interface AskDialogProps {
  open: boolean;
  subject: Subject;
  onClose: () => void;
}

/** One text with files; closes and is empty again when it was sent (DIR-064, DIR-081, DIR-086). */
export default function AskDialog({ open, subject, onClose }: AskDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t(titles[subject.kind])}>
      <AskForm subject={subject} onClose={onClose} />
    </Dialog>
  );
}

interface AskFormProps {
  subject: Subject;
  onClose: () => void;
}

function AskForm({ subject, onClose }: AskFormProps) {
  const t = useT();
  const { kind, id, name } = subject;
  const [send] = useAskConsultationMutation();
  const toBuyer = kind === 'BUYER_POST';
  const form = useForm<AskValues>({
    fields: ['question', 'files'],
    original: empty,
    draft: { id: `${kind} ${id}`, kept: draft },
    check: ({ question }) => {
      const mistake = mistakeIn(question);
      return mistake ? { question: t(mistake) } : {};
    },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ question, files }) => {
      const input = { kind, id, question: question.trim(), files: files.map(({ address }) => address) };
      return (await send({ variables: { input } })).data?.askConsultation;
    },
    saved: ({ message }) => {
      toast.success(message ?? '');
      onClose();
    },
    failed: (failure) => {
      if (failure.kind !== 'signIn') return false;
      // The session has ended elsewhere: the text is kept, and the dialog opens again after the next sign-in.
      onClose();
      askForSignIn(gatedAction(subject), asking(subject));
      return true;
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="5" mt="-2">
      <chakra.p color="quiet" lineClamp={3}>
        {t(toBuyer ? 'ask.aboutRequest' : 'ask.about', { name })}
      </chakra.p>
      <TextAreaField
        form={form}
        name="question"
        label={t(toBuyer ? 'ask.message' : 'ask.question')}
        required
        max={askConsultationLimits.question}
        placeholder={t(toBuyer ? 'ask.placeholderBuyer' : 'ask.placeholder')}
        isFirst
      />
      <FilesFormField form={form} name="files" label={t('ask.files')} isPrivate most={MAX_FILES} />
      <chakra.p color="quiet" fontSize="sm">
        {t(toBuyer ? 'ask.afterBuyer' : 'ask.after')}
      </chakra.p>
      <DialogActions>
        <Button type="button" variant="outline" onClick={onClose}>
          {t('ask.cancel')}
        </Button>
        <SubmitButton form={form} size="md" aria-busy={form.isSending} busy={t('ask.sending')}>
          {t('ask.send')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
