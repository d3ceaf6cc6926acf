import { chakra } from '@chakra-ui/react';
import { Form, plainDraft, SubmitButton, TextAreaField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog-actions';
import { toast } from '../../../ui/toast';
import { applyForPairingLimits, useApplyForPairingMutation } from './pairing.generated';

interface ApplyValues {
  message: string;
}

const empty: ApplyValues = { message: '' };
const draft = plainDraft('pairing', empty);

interface ApplyFormProps {
  post: { id: string; content: string };
  onClose: () => void;
  onSent: () => void;
}

/** A short message to the buyer; the thread begins with it once the review is passed. */
export function ApplyForm({ post, onClose, onSent }: ApplyFormProps) {
  const t = useT();
  const [send] = useApplyForPairingMutation();
  const form = useForm<ApplyValues>({
    fields: ['message'],
    original: empty,
    draft: { id: post.id, kept: draft },
    check: ({ message }) => (message.trim() === '' ? { message: t('pairing.empty') } : {}),
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ message }) => {
      const input = { buyerPostId: post.id, message: message.trim() };
      return (await send({ variables: { input } })).data?.applyForPairing;
    },
    saved: ({ message }) => {
      toast.success(message ?? '');
      onSent();
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="5" mt="-2" whiteSpace="normal" textAlign="start">
      <chakra.p color="quiet" lineClamp={3}>
        {t('pairing.about', { content: post.content })}
      </chakra.p>
      <TextAreaField
        form={form}
        name="message"
        label={t('pairing.message')}
        required
        max={applyForPairingLimits.message}
        placeholder={t('pairing.placeholder')}
        isFirst
      />
      <chakra.p color="quiet" fontSize="sm">
        {t('pairing.after')}
      </chakra.p>
      <DialogActions>
        <Button type="button" variant="outline" onClick={onClose}>
          {t('pairing.cancel')}
        </Button>
        <SubmitButton form={form} size="md" aria-busy={form.isSending} busy={t('pairing.sending')}>
          {t('pairing.send')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}
