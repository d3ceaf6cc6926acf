import { Form, plainDraft, Refusal, SubmitButton, TextField, useForm } from '../../../forms';
import type { Role } from '../../../gql/types';
import { type MessageId, useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { type PictureAnswer, SentCodeField } from '../captcha';
import { channelOf } from './recipient';
import { signInByCodeLimits, useSendCodeMutation, useSignInByCodeMutation } from './sign-in.generated';
import { useSignIn } from './use-sign-in';

const empty = { recipient: '', code: '' };
const draft = plainDraft('signInByCode', empty, { code: '' });

/** What is said about a number or address that no code can be sent to. */
const complaintAbout = (recipient: string): MessageId =>
  recipient.trim() === '' ? 'sign-in.missing.recipient' : 'sign-in.wrong.recipient';

/** Sign-in by a code sent to a number or address (AUTH-001, AUTH-007, AUTH-014, AUTH-018..024; EXH-001, EXH-006). */
export function CodeForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useT();
  const [sendCode] = useSendCodeMutation();
  const [signIn] = useSignInByCodeMutation();
  const begin = useSignIn(onDone);
  const form = useForm({
    fields: ['recipient', 'code'],
    original: empty,
    check: ({ recipient, code }) => ({
      recipient: channelOf(recipient) ? undefined : t(complaintAbout(recipient)),
      code: code.trim() === '' ? t('sign-in.missing.code') : undefined,
    }),
    draft: { id: role, kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const askForCode = (picture: PictureAnswer | undefined) => {
    const recipient = form.values.recipient.trim();
    const channel = channelOf(recipient);
    if (!channel) {
      const text = t(complaintAbout(recipient));
      form.refuse([{ field: 'recipient', text }]);
      toast.warning(text);
      return undefined;
    }
    const input = { channel, recipient, ...picture };
    return sendCode({ variables: { input } }).then(({ data }) => data?.sendCode);
  };
  const submit = form.submit({
    send: async ({ recipient, code }) => {
      const input = { role, recipient: recipient.trim(), code: code.trim() };
      return (await signIn({ variables: { input } })).data?.signInByCode;
    },
    saved: begin,
  });

  return (
    <Form form={form} onSubmit={submit} gap="5">
      <TextField
        form={form}
        name="recipient"
        label={t('sign-in.recipient')}
        help={t('sign-in.recipientHelp')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={signInByCodeLimits.recipient}
      />
      <SentCodeField form={form} name="code" label={t('sign-in.code')} send={askForCode} />
      <Refusal form={form} />
      <SubmitButton form={form}>{t('sign-in.submit')}</SubmitButton>
    </Form>
  );
}
