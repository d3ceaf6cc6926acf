import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Form, plainDraft, Refusal, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { DemoStaff, type DemoPerson } from './demo-staff';
import { consoleReturn, enter } from './enter';
import { SignInFrame } from './sign-in-frame';
import { WaysIn } from './ways-in';
import { organiserSignInLimits, useOrganiserSignInMutation } from './console-sign-in.generated';

const empty = { email: '', password: '', code: '' };
const draft = plainDraft('consoleSignIn', empty, { password: '', code: '' });
const fields = ['email', 'password', 'code'] as const;

/** The way into the console by address, password and the code of an authenticator app. */
function PasswordSignIn({ target, others }: { target: string; others: ReactNode }) {
  const t = useT();
  const [signIn] = useOrganiserSignInMutation();
  const form = useForm({
    fields,
    original: empty,
    check: (values) =>
      Object.fromEntries(
        fields.flatMap((name) =>
          values[name].trim() === '' ? [[name, t(`console-sign-in.missing.${name}`)]] : [],
        ),
      ),
    draft: { id: '', kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async (input) => (await signIn({ variables: { input } })).data?.organiserSignIn,
    saved: (payload) => enter(payload, target),
  });
  const fill = ({ email, password, code }: DemoPerson) => {
    form.change('email', email);
    form.change('password', password);
    form.change('code', code);
    form.focus('code');
  };

  return (
    <>
      <Form form={form} onSubmit={submit} gap="5">
        <TextField
          form={form}
          name="email"
          label={t('console-sign-in.email')}
          required
          type="email"
          autoComplete="username"
          maxLength={organiserSignInLimits.email}
        />
        <TextField
          form={form}
          name="password"
          label={t('console-sign-in.password')}
          required
          type="password"
          autoComplete="current-password"
          maxLength={organiserSignInLimits.password}
        />
        <TextField
          form={form}
          name="code"
          label={t('console-sign-in.code')}
          help={t('console-sign-in.codeHelp')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={organiserSignInLimits.code}
        />
        <Refusal form={form} />
        <SubmitButton form={form}>{t('console-sign-in.submit')}</SubmitButton>
      </Form>
      {others}
      <DemoStaff onChoose={fill} />
    </>
  );
}

/** The ways into the console. */
export function SignIn() {
  const t = useT();
  const [query] = useSearchParams();
  const target = consoleReturn(query.get('return'));
  return (
    <SignInFrame title={t('console-sign-in.title')} lead={t('console-sign-in.lead')}>
      <WaysIn target={target}>{(others) => <PasswordSignIn target={target} others={others} />}</WaysIn>
    </SignInFrame>
  );
}
