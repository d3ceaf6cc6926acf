import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Refusal } from '../../identity/sign-in';
import { DemoStaff, type DemoPerson } from './demo-staff';
import { EntranceFrame } from './entrance-frame';
import { useOrganiserSignInMutation } from './entrance.generated';
import { consoleReturn, useEnter } from './use-enter';

const empty = { email: '', password: '', code: '' };
type Name = keyof typeof empty;
const names = Object.keys(empty) as Name[];

/** The way into the console: address, password and the code of an authenticator app. */
export function SignIn() {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [query] = useSearchParams();
  const [values, setValues] = useState(empty);
  const [missing, setMissing] = useState<Name[]>([]);
  const [signIn, { loading }] = useOrganiserSignInMutation();
  const { refusal, isDone, settle } = useEnter(consoleReturn(query.get('return')));

  const focus = (name: Name) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  const change = (name: Name) => (text: string) => {
    setValues({ ...values, [name]: text });
    setMissing(missing.filter((other) => other !== name));
  };
  const fill = ({ email, password, code }: DemoPerson) => {
    setValues({ ...values, email, password, code });
    setMissing([]);
    focus('code');
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading || isDone) return;
    const found = names.filter((name) => values[name].trim() === '');
    setMissing(found);
    if (found[0]) return focus(found[0]);
    await settle(async () => (await signIn({ variables: { input: values } })).data?.organiserSignIn);
  };
  const control = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => change(name)(event.currentTarget.value),
  });
  const errorOf = (name: Name) => (missing.includes(name) ? t(`entrance.missing.${name}`) : undefined);

  return (
    <EntranceFrame title={t('entrance.title')} lead={t('entrance.lead')}>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
        <Field label={t('entrance.email')} error={errorOf('email')} required>
          {(field) => (
            <Input {...field} {...control('email')} type="email" autoComplete="username" maxLength={254} />
          )}
        </Field>
        <Field label={t('entrance.password')} error={errorOf('password')} required>
          {(field) => (
            <Input
              {...field}
              {...control('password')}
              type="password"
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        <Field label={t('entrance.code')} help={t('entrance.codeHelp')} error={errorOf('code')} required>
          {(field) => (
            <Input
              {...field}
              {...control('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          )}
        </Field>
        <Refusal text={refusal?.text} />
        <Button type="submit" size="lg" disabled={loading || isDone}>
          {t('entrance.submit')}
        </Button>
      </chakra.form>
      <DemoStaff onChoose={fill} />
    </EntranceFrame>
  );
}
