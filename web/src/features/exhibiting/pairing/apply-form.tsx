import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { useApplyForPairingMutation } from './pairing.generated';

/** Characters as people count them; the server counts again. */
const MAX_LENGTH = 200;

interface ApplyFormProps {
  post: { id: string; content: string };
  message: string;
  onChange: (message: string) => void;
  onClose: () => void;
  onSent: () => void;
}

/** A short message to the buyer; the thread begins with it once the review is passed. */
export function ApplyForm({ post, message, onChange, onClose, onSent }: ApplyFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();
  const [send, { loading }] = useApplyForPairingMutation();
  const [error, setError] = useState<string>();
  const refuse = (text: string) => {
    setError(text);
    form.current?.querySelector('textarea')?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const text = message.trim();
    if (text === '') {
      refuse(t('pairing.empty'));
      return;
    }
    try {
      const { data } = await send({ variables: { input: { buyerPostId: post.id, message: text } } });
      const refused = data?.applyForPairing.errors[0];
      if (refused) {
        refuse(refused.message);
        return;
      }
      toast.success(data?.applyForPairing.message ?? '');
      onSent();
    } catch (failure) {
      showFailure(failure);
    }
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
      mt="-2"
      whiteSpace="normal"
      textAlign="start"
    >
      <chakra.p color="quiet" lineClamp={3}>
        {t('pairing.about', { content: post.content })}
      </chakra.p>
      <Field label={t('pairing.message')} error={error} required>
        {(control) => (
          <TextArea
            control={control}
            name="message"
            value={message}
            max={MAX_LENGTH}
            placeholder={t('pairing.placeholder')}
            isFirst
            onChange={(text) => {
              onChange(text);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <chakra.p color="quiet" fontSize="sm">
        {t('pairing.after')}
      </chakra.p>
      <Flex justify="end" gap="3" wrap="wrap">
        <Button type="button" variant="outline" onClick={onClose}>
          {t('pairing.cancel')}
        </Button>
        <Button type="submit" disabled={loading} aria-busy={loading}>
          {t(loading ? 'pairing.sending' : 'pairing.send')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
