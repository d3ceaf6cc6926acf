import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, type KeptDraft, SubmitButton, TextAreaField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { applyForPairingLimits, useApplyForPairingMutation } from './pairing.generated';

export interface ApplyValues {
  message: string;
}

const empty: ApplyValues = { message: '' };

interface ApplyFormProps {
  post: { id: string; content: string };
  /** Keeps the message while the dialog is closed. */
  draft: KeptDraft<ApplyValues>;
  onClose: () => void;
  onSent: () => void;
}

/** A short message to the buyer; the thread begins with it once the review is passed. */
export function ApplyForm({ post, draft, onClose, onSent }: ApplyFormProps) {
  const t = useT();
  const [initial] = useState(() => draft.read(post.id) ?? empty);
  const [send] = useApplyForPairingMutation();
  const form = useForm<ApplyValues>({
    fields: ['message'],
    original: empty,
    initial,
    draft: { id: post.id, kept: draft },
    check: ({ message }) => (message.trim() === '' ? { message: t('pairing.empty') } : {}),
    asksBeforeLeaving: false,
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ message }) => {
      const input = { buyerPostId: post.id, message: message.trim() };
      return (await send({ variables: { input } })).data?.applyForPairing;
    },
    saved: ({ message }) => {
      form.release();
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
      <Flex justify="end" gap="3" wrap="wrap">
        <Button type="button" variant="outline" onClick={onClose}>
          {t('pairing.cancel')}
        </Button>
        <SubmitButton form={form} size="md" aria-busy={form.isSending} busy={t('pairing.sending')}>
          {t('pairing.send')}
        </SubmitButton>
      </Flex>
    </Form>
  );
}
