import { Form, plainDraft, Refusal, SubmitButton, TextField, useField, useForm } from '../../../forms';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { CaptchaField } from './captcha-field';
import { signInByPasswordLimits, useSignInByPasswordMutation } from './sign-in.generated';
import { useCaptcha } from './use-captcha';
import { useSignIn } from './use-sign-in';

const empty = { account: '', password: '', captcha: '' };
const draft = plainDraft('signInByPassword', empty, { password: '', captcha: '' });
const fields = ['account', 'password', 'captcha'] as const;

/** Sign-in by account, password and picture (AUTH-002, AUTH-006, AUTH-013; EXH-002). */
export function PasswordForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useT();
  const [signIn] = useSignInByPasswordMutation();
  const begin = useSignIn(onDone);
  const captcha = useCaptcha();
  const form = useForm({
    fields,
    original: empty,
    check: (values) =>
      Object.fromEntries(
        fields.flatMap((name) => (values[name].trim() === '' ? [[name, t(`sign-in.missing.${name}`)]] : [])),
      ),
    draft: { id: role, kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const typed = useField({ form, name: 'captcha' });
  const submit = form.submit({
    send: async (values) => {
      let isIn = false;
      try {
        const input = { ...values, role, captchaKey: captcha.key };
        const payload = (await signIn({ variables: { input } })).data?.signInByPassword;
        isIn = Boolean(payload?.viewer);
        return payload;
      } finally {
        // The picture is used up, whatever was wrong.
        if (!isIn) {
          captcha.another();
          form.change('captcha', '');
        }
      }
    },
    saved: begin,
  });

  return (
    <Form form={form} onSubmit={submit} gap="5">
      <TextField
        form={form}
        name="account"
        label={t('sign-in.account')}
        help={t('sign-in.accountHelp')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={signInByPasswordLimits.account}
      />
      <TextField
        form={form}
        name="password"
        label={t('sign-in.password')}
        required
        type="password"
        autoComplete="current-password"
        maxLength={signInByPasswordLimits.password}
      />
      <CaptchaField
        imageUrl={captcha.imageUrl}
        hasFailed={captcha.hasFailed}
        onAnother={captcha.another}
        value={typed.value}
        onChange={typed.change}
        error={typed.error}
      />
      <Refusal form={form} />
      <SubmitButton form={form}>{t('sign-in.submit')}</SubmitButton>
    </Form>
  );
}
