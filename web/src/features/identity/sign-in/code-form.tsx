import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { toast } from '../../../ui/toast';
import { useTellSent } from '../tell-sent';
import { channelOf } from './recipient';
import { Refusal } from './refusal';
import { useSendCodeMutation, useSignInByCodeMutation } from './sign-in.generated';
import { useSignIn } from './use-sign-in';

type Wrong = 'missing.recipient' | 'wrong.recipient' | 'missing.code';

/** Sign-in by a code sent to a number or address (AUTH-001, AUTH-007, AUTH-014, AUTH-018..024; EXH-001, EXH-006). */
export function CodeForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [recipient, setRecipient] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<Wrong>();
  const tellSent = useTellSent();
  const [send] = useSendCodeMutation();
  const [signIn, { loading }] = useSignInByCodeMutation();
  const { refusal, isDone, settle } = useSignIn(onDone);

  const complain = (about: Wrong) => {
    setWrong(about);
    form.current
      ?.querySelector<HTMLElement>(`[name=${about.endsWith('code') ? 'code' : 'recipient'}]`)
      ?.focus();
  };
  const checkRecipient = () => {
    if (recipient.trim() === '') return complain('missing.recipient');
    const channel = channelOf(recipient);
    return channel ?? complain('wrong.recipient');
  };
  const sendCode = async () => {
    const channel = checkRecipient();
    if (!channel) {
      toast.warning(t(recipient.trim() === '' ? 'sign-in.missing.recipient' : 'sign-in.wrong.recipient'));
      return false;
    }
    const input = { channel, recipient: recipient.trim() };
    return tellSent(async () => (await send({ variables: { input } })).data?.sendCode);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading || isDone || !checkRecipient()) return;
    if (code.trim() === '') {
      complain('missing.code');
      return;
    }
    const input = { role, recipient: recipient.trim(), code: code.trim() };
    await settle(async () => (await signIn({ variables: { input } })).data?.signInByCode);
  };
  const errorOf = (...about: Wrong[]) => (wrong && about.includes(wrong) ? t(`sign-in.${wrong}`) : undefined);

  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
      <Field
        label={t('sign-in.recipient')}
        help={t('sign-in.recipientHelp')}
        error={errorOf('missing.recipient', 'wrong.recipient')}
        required
      >
        {(control) => (
          <Input
            {...control}
            name="recipient"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={recipient}
            onChange={(event) => {
              setRecipient(event.currentTarget.value);
              setWrong(undefined);
            }}
          />
        )}
      </Field>
      <CodeField
        label={t('sign-in.code')}
        value={code}
        error={errorOf('missing.code')}
        onChange={(text) => {
          setCode(text);
          setWrong(undefined);
        }}
        send={sendCode}
      />
      <Refusal text={refusal} />
      <Button type="submit" size="lg" disabled={loading || isDone}>
        {t('sign-in.submit')}
      </Button>
    </chakra.form>
  );
}
