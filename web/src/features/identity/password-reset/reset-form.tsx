import { useNavigate, useSearchParams } from 'react-router-dom';
import { Form, inWords, Refusal, SubmitButton, TextField, useForm } from '../../../forms';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { type PictureAnswer, SentCodeField } from '../captcha';
import { checkRecipient, checkReset, emptyReset, resetFields } from './check-reset';
import { loginOf } from './login-of';
import {
  resetPasswordLimits,
  useResetPasswordMutation,
  useSendPasswordResetCodeMutation,
} from './reset.generated';

/** A number or address, the code that was sent to it, and twice the new password. */
export function ResetForm({ role }: { role: Role }) {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [sendCode] = useSendPasswordResetCodeMutation();
  const [reset] = useResetPasswordMutation();
  const form = useForm({
    fields: resetFields,
    original: emptyReset,
    check: (values) => inWords(t, checkReset(values)),
    draft: null,
    hasSummary: false,
    hasRefusal: true,
  });
  const askForCode = (picture: PictureAnswer | undefined) => {
    const recipient = form.values.recipient.trim();
    const wrong = checkRecipient(recipient);
    if (wrong) {
      form.refuse([{ field: 'recipient', text: t(wrong) }]);
      return undefined;
    }
    const input = { recipient, ...picture };
    return sendCode({ variables: { input } }).then(({ data }) => data?.sendPasswordResetCode);
  };
  const submit = form.submit({
    send: async ({ recipient, code, newPassword }) => {
      const input = { role, recipient: recipient.trim(), code: code.trim(), newPassword };
      return (await reset({ variables: { input } })).data?.resetPassword;
    },
    saved: () => {
      toast.success(t('password-reset.done'));
      return navigate(loginOf(role, query.get('return')));
    },
  });
  const password = {
    form,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: resetPasswordLimits.newPassword,
  };
  return (
    <Form form={form} onSubmit={submit} gap="5">
      <TextField
        form={form}
        name="recipient"
        label={t('password-reset.recipient')}
        help={t('password-reset.recipientHelp')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={resetPasswordLimits.recipient}
      />
      <SentCodeField form={form} name="code" label={t('password-reset.code')} send={askForCode} />
      <TextField
        {...password}
        name="newPassword"
        label={t('password-reset.newPassword')}
        help={t('password-reset.rule')}
      />
      <TextField {...password} name="repeated" label={t('password-reset.repeated')} />
      <Refusal form={form} />
      <SubmitButton form={form}>{t('password-reset.submit')}</SubmitButton>
    </Form>
  );
}
