import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { useTellSent } from '../tell-sent';
import { checkPassword, type PasswordErrors, type PasswordField, type Proof } from './check-password';
import { useSendPasswordCodeMutation } from './password.generated';
import { type Told, useChangePassword } from './use-change-password';

interface PasswordFormProps {
  hasPassword: boolean;
  /** The account's number or address: where a code goes, and what password managers keep it under. */
  account: string;
}

const empty = { currentPassword: '', code: '', newPassword: '', repeated: '' };

/** Old, new and repeated password (EXH-110); without an old one, or when it is forgotten, a code (DESIGN-027). */
export function PasswordForm({ hasPassword, account }: PasswordFormProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState<Proof>(hasPassword ? 'currentPassword' : 'code');
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const [told, setTold] = useState<Told>();
  const { change, isBusy } = useChangePassword();
  const tellSent = useTellSent();
  const [send] = useSendPasswordCodeMutation();

  const set = (field: PasswordField) => (text: string) => {
    setValues({ ...values, [field]: text });
    setErrors({ ...errors, [field]: undefined });
    if (told?.field === field) setTold(undefined);
  };
  const focusWrong = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkPassword({ proof, ...values });
    flushSync(() => {
      setErrors(found);
      setTold(undefined);
    });
    if (Object.keys(found).length > 0) {
      focusWrong();
      return;
    }
    const refused = await change({ proof, ...values });
    flushSync(() => setTold(refused));
    focusWrong();
  };
  const errorOf = (field: PasswordField) => {
    const id = errors[field];
    return id ? t(id) : told?.field === field ? told.text : undefined;
  };
  const input = (name: Exclude<PasswordField, 'code'>, help?: string) => (
    <Field label={t(`password.${name}`)} help={help} error={errorOf(name)} required>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="password"
          autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
          maxLength={200}
          value={values[name]}
          onChange={(event) => set(name)(event.currentTarget.value)}
        />
      )}
    </Field>
  );

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
      maxWidth="30rem"
    >
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {proof === 'currentPassword' ? (
        input('currentPassword')
      ) : (
        <CodeField
          label={t('password.code')}
          help={t('password.codeHelp', { recipient: account })}
          value={values.code}
          error={errorOf('code')}
          onChange={set('code')}
          send={() => tellSent(async () => (await send()).data?.sendPasswordCode)}
        />
      )}
      {hasPassword ? (
        <chakra.button
          type="button"
          justifySelf="start"
          mt="-3"
          color="accent"
          fontWeight="semibold"
          fontSize="sm"
          minHeight="8"
          _hover={{ textDecoration: 'underline' }}
          onClick={() => {
            setProof(proof === 'code' ? 'currentPassword' : 'code');
            setErrors({});
            setTold(undefined);
          }}
        >
          {t(proof === 'code' ? 'password.byPassword' : 'password.byCode')}
        </chakra.button>
      ) : null}
      {input('newPassword', t('password.rule'))}
      {input('repeated')}
      {told && !told.field ? (
        <chakra.p role="alert" color="rejected" fontWeight="semibold">
          {told.text}
        </chakra.p>
      ) : null}
      <Button type="submit" size="lg" justifySelf="start" minWidth="12rem" disabled={isBusy}>
        {t(hasPassword ? 'password.submit' : 'password.set')}
      </Button>
    </chakra.form>
  );
}
