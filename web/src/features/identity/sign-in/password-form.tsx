import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, plainDraft, Refusal, SubmitButton, TextField, useField, useForm } from '../../../forms';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { CaptchaField, isAboutPicture, useCaptcha } from '../captcha';
import { signInByPasswordLimits, useSignInByPasswordMutation } from './sign-in.generated';
import { useSignIn } from './use-sign-in';

const empty = { account: '', password: '', captcha: '' };
const draft = plainDraft('signInByPassword', empty, { password: '', captcha: '' });
const fields = ['account', 'password', 'captcha'] as const;

/** Sign-in by account and password, with a picture once the server asks for one (AUTH-002, AUTH-006, AUTH-013; EXH-002). */
export function PasswordForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useT();
  const [signIn] = useSignInByPasswordMutation();
  const begin = useSignIn(onDone);
  const [isPictureNeeded, setPictureNeeded] = useState(false);
  const captcha = useCaptcha(isPictureNeeded);
  const form = useForm({
    fields,
    original: empty,
    check: ({ account, password, captcha: shown }) => ({
      account: account.trim() === '' ? t('sign-in.missing.account') : undefined,
      password: password.trim() === '' ? t('sign-in.missing.password') : undefined,
      captcha: isPictureNeeded && shown.trim() === '' ? t('captcha.missing') : undefined,
    }),
    draft: { id: role, kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const typed = useField({ form, name: 'captcha' });
  const submit = form.submit({
    send: async ({ account, password, captcha: shown }) => {
      let isIn = false;
      try {
        const picture = isPictureNeeded ? { captchaKey: captcha.key, captcha: shown } : {};
        const input = { account, password, role, ...picture };
        const payload = (await signIn({ variables: { input } })).data?.signInByPassword;
        isIn = Boolean(payload?.viewer);
        return payload;
      } finally {
        // The picture is used up, whatever was wrong.
        if (!isIn && isPictureNeeded) {
          captcha.another();
          form.change('captcha', '');
        }
      }
    },
    saved: begin,
    refused: ({ errors }) => {
      // Its field is there before the focus moves to it.
      if (errors.some(isAboutPicture)) flushSync(() => setPictureNeeded(true));
      return false;
    },
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
      {isPictureNeeded ? (
        <CaptchaField
          captcha={captcha}
          help={t('captcha.help.password')}
          value={typed.value}
          onChange={typed.change}
          error={typed.error}
        />
      ) : null}
      <Refusal form={form} />
      <SubmitButton form={form}>{t('sign-in.submit')}</SubmitButton>
    </Form>
  );
}
