import { Flex } from '@chakra-ui/react';
import { Form, keptDraft, SubmitButton, TextAreaField, useForm } from '../../../../forms';
import { useT } from '../../../../i18n';
import { isRecord } from '../../../../lib/objects';
import { ButtonLink } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import type { PanelProps } from '../../../centre';
import { FilesFormField, keptFiles, type SentFile } from '../../../uploads';
import { MAX_FILES } from '../../limits';
import { addThreadCommentLimits, useAddThreadCommentMutation } from '../threads.generated';

interface ReplyValues {
  content: string;
  files: readonly SentFile[];
}

const empty: ReplyValues = { content: '', files: [] };
const draft = keptDraft<ReplyValues>('reply', (kept) =>
  isRecord(kept) && typeof kept['content'] === 'string'
    ? { content: kept['content'], files: keptFiles(kept['files'], MAX_FILES) }
    : null,
);

interface ReplyFormProps extends Pick<PanelProps<never>, 'role'> {
  consultationId: string;
  /** The list it was opened from. */
  back: string;
  /** The reply is kept: the record is to be read again. */
  onSent: () => void;
}

/** A reply with its files, and the way back (VC-049..051). */
export function ReplyForm({ role, consultationId, back, onSent }: ReplyFormProps) {
  const t = useT();
  const [send] = useAddThreadCommentMutation();
  const form = useForm<ReplyValues>({
    fields: ['content', 'files'],
    original: empty,
    check: ({ content }) => (content.trim() === '' ? { content: t('threads.emptyReply') } : {}),
    draft: { id: consultationId, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ content, files }) => {
      const input = { consultationId, content: content.trim(), files: files.map(({ address }) => address) };
      return (await send({ variables: { input } })).data?.addConsultationComment;
    },
    saved: ({ message }) => {
      if (message) toast.success(message);
      form.reset(empty);
      onSent();
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="3">
      <TextAreaField
        form={form}
        name="content"
        label={t('threads.reply')}
        required
        max={addThreadCommentLimits.content}
        rows={3}
        placeholder={t('threads.replyPlaceholder')}
        // Each centre in its own words (CONFLICT-015).
        fullText={
          role === 'exhibitor' ? t('threads.tooLong', { max: addThreadCommentLimits.content }) : undefined
        }
      />
      <FilesFormField form={form} name="files" label={t('threads.files')} isPrivate most={MAX_FILES} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} size="md" aria-busy={form.isSending} busy={t('threads.sending')}>
          {t('threads.send')}
        </SubmitButton>
        <ButtonLink to={back} variant="outline">
          {t('threads.back')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
