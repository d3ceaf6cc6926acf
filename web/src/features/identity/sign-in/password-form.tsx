import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { CaptchaField } from './captcha-field';
import { Refusal } from './refusal';
import { useSignInByPasswordMutation } from './sign-in.generated';
import { useCaptcha } from './use-captcha';
import { useSignIn } from './use-sign-in';

const empty = { account: '', password: '', captcha: '' };
type Name = keyof typeof empty;
const names = Object.keys(empty) as Name[];

/** Sign-in by account, password and picture (AUTH-002, AUTH-006, AUTH-013; EXH-002). */
export function PasswordForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<Name[]>([]);
  const [signIn, { loading }] = useSignInByPasswordMutation();
  const { refusal, isDone, settle } = useSignIn(onDone);
  const captcha = useCaptcha();

  const change = (name: Name) => (text: string) => {
    setValues({ ...values, [name]: text });
    setMissing(missing.filter((other) => other !== name));
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading || isDone) return;
    const found = names.filter((name) => values[name].trim() === '');
    setMissing(found);
    if (found[0]) {
      form.current?.querySelector<HTMLElement>(`[name=${found[0]}]`)?.focus();
      return;
    }
    const input = { ...values, role, captchaKey: captcha.key };
    const succeeded = await settle(
      async () => (await signIn({ variables: { input } })).data?.signInByPassword,
    );
    if (succeeded) return;
    // The picture is used up, whatever was wrong.
    captcha.another();
    setValues({ ...values, captcha: '' });
  };
  const errorOf = (name: Name) => (missing.includes(name) ? t(`sign-in.missing.${name}`) : undefined);

  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
      <Field label={t('sign-in.account')} help={t('sign-in.accountHelp')} error={errorOf('account')} required>
        {(control) => (
          <Input
            {...control}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={values.account}
            onChange={(event) => change('account')(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('sign-in.password')} error={errorOf('password')} required>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={values.password}
            onChange={(event) => change('password')(event.currentTarget.value)}
          />
        )}
      </Field>
      <CaptchaField
        imageUrl={captcha.imageUrl}
        hasFailed={captcha.hasFailed}
        onAnother={captcha.another}
        value={values.captcha}
        onChange={change('captcha')}
        error={errorOf('captcha')}
      />
      <Refusal text={refusal} />
      <Button type="submit" size="lg" disabled={loading || isDone}>
        {t('sign-in.submit')}
      </Button>
    </chakra.form>
  );
}
