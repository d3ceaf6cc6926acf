import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useFailureToast } from '../../../../apollo';
import { useT } from '../../../../i18n';
import { Button, ButtonLink } from '../../../../ui/button';
import { Field } from '../../../../ui/field';
import { TextArea } from '../../../../ui/text-area';
import { toast } from '../../../../ui/toast';
import type { PanelProps } from '../../../centre';
import { useAddThreadCommentMutation } from '../threads.generated';

/** CONST-036. */
const MAX_LENGTH = 200;

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
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();
  const [send, { loading }] = useAddThreadCommentMutation();
  const [content, setContent] = useState('');
  const [error, setError] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    if (content.trim() === '') {
      setError(t('threads.emptyReply'));
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    try {
      const { data } = await send({ variables: { input: { consultationId, content: content.trim() } } });
      const refused = data?.addConsultationComment.errors[0];
      if (refused) {
        setError(refused.message);
        return;
      }
      if (data?.addConsultationComment.message) toast.success(data.addConsultationComment.message);
      setContent('');
      onSent();
    } catch (failure) {
      showFailure(failure);
    }
  };

  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="3">
      <Field label={t('threads.reply')} error={error} required>
        {(control) => (
          <TextArea
            control={control}
            name="reply"
            value={content}
            max={MAX_LENGTH}
            rows={3}
            placeholder={t('threads.replyPlaceholder')}
            // Each centre in its own words (CONFLICT-015).
            {...(role === 'exhibitor' ? { fullText: t('threads.tooLong', { max: MAX_LENGTH }) } : {})}
            onChange={(text) => {
              setContent(text);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Flex gap="3" wrap="wrap">
        <Button type="submit" disabled={loading} aria-busy={loading}>
          {t(loading ? 'threads.sending' : 'threads.send')}
        </Button>
        <ButtonLink to={back} variant="outline">
          {t('threads.back')}
        </ButtonLink>
      </Flex>
    </chakra.form>
  );
}
