import { Flex } from '@chakra-ui/react';
import { Form, plainDraft, SubmitButton, TextAreaField, useForm } from '../../../../forms';
import { useT } from '../../../../i18n';
import { ButtonLink } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import type { PanelProps } from '../../../centre';
import { addThreadCommentLimits, useAddThreadCommentMutation } from '../threads.generated';

interface ReplyValues {
  reply: string;
}

const empty: ReplyValues = { reply: '' };
const draft = plainDraft('reply', empty);

interface ReplyFormProps extends Pick<PanelProps<never>, 'role'> {
  consultationId: string;
  /** The list it was opened from. */
  back: string;
  /** The reply is kept: the record is to be read again. */
  onSent: () => void;
}

/** A reply of at most 200 characters, with the way back (VC-049..051). */
export function ReplyForm({ role, consultationId, back, onSent }: ReplyFormProps) {
  const t = useT();
  const [send] = useAddThreadCommentMutation();
  const form = useForm<ReplyValues>({
    fields: ['reply'],
    original: empty,
    check: ({ reply }) => (reply.trim() === '' ? { reply: t('threads.emptyReply') } : {}),
    draft: { id: consultationId, kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ reply }) => {
      const input = { consultationId, content: reply.trim() };
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
        name="reply"
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
