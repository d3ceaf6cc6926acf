import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOutcomeToast } from '../../../apollo';
import { CodeFormField, Form, inWords, Refusal, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/toast';
import { usePause } from '../../../ui/use-pause';
import { useSignOut } from '../use-sign-out';
import { checkPassword, emptyPasswords, passwordFields, type Proof } from './check-password';
import {
  changePasswordLimits,
  useChangePasswordMutation,
  useSendPasswordCodeMutation,
} from './password.generated';

/** From the message to the home page (CONST-008, EXH-112). */
const LEAVE_MS = 1000;

interface PasswordFormProps {
  hasPassword: boolean;
  /** The account's number or address: where a code goes, and what password managers keep it under. */
  account: string;
}

/** The form, and its way out: once the password is set, the session ends here too, and the home page tells to log in. */
function usePasswordForm(proof: Proof) {
  const t = useT();
  const pause = usePause();
  const [send] = useChangePasswordMutation();
  const { signOut } = useSignOut(paths.home(), t('password.loginAgain'));
  const form = useForm({
    fields: passwordFields,
    original: emptyPasswords,
    check: (values) => inWords(t, checkPassword({ proof, ...values })),
    draft: null,
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async ({ newPassword, ...values }) =>
      (await send({ variables: { input: { [proof]: values[proof], newPassword } } })).data?.changePassword,
    saved: async ({ message }) => {
      toast.success(message ?? '');
      await pause(LEAVE_MS);
      await signOut();
    },
  });
  return { form, submit };
}

/** Old, new and repeated password (EXH-110); without an old one, or when it is forgotten, a code (DESIGN-027). */
export function PasswordForm({ hasPassword, account }: PasswordFormProps) {
  const t = useT();
  const [proof, setProof] = useState<Proof>(hasPassword ? 'currentPassword' : 'code');
  const { form, submit } = usePasswordForm(proof);
  const tell = useOutcomeToast();
  const [sendCode] = useSendPasswordCodeMutation();
  const common = { form, required: true, type: 'password', maxLength: changePasswordLimits.newPassword };

  return (
    <Form form={form} onSubmit={submit} gap="5" maxWidth="30rem">
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {proof === 'currentPassword' ? (
        <TextField
          {...common}
          name="currentPassword"
          label={t('password.currentPassword')}
          autoComplete="current-password"
        />
      ) : (
        <CodeFormField
          form={form}
          name="code"
          label={t('password.code')}
          help={t('password.codeHelp', { recipient: account })}
          send={() => tell(async () => (await sendCode()).data?.sendPasswordCode)}
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
          textAlign="start"
          minHeight="8"
          _hover={{ textDecoration: 'underline' }}
          onClick={() => {
            setProof(proof === 'code' ? 'currentPassword' : 'code');
            form.refuse([]);
          }}
        >
          {t(proof === 'code' ? 'password.byPassword' : 'password.byCode')}
        </chakra.button>
      ) : null}
      <TextField
        {...common}
        name="newPassword"
        label={t('password.newPassword')}
        help={t('password.rule')}
        autoComplete="new-password"
      />
      <TextField {...common} name="repeated" label={t('password.repeated')} autoComplete="new-password" />
      <Refusal form={form} />
      <SubmitButton form={form} justifySelf="start" minWidth="12rem">
        {t(hasPassword ? 'password.submit' : 'password.set')}
      </SubmitButton>
    </Form>
  );
}
