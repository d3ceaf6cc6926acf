import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/toast';
import { useSignOut } from '../use-sign-out';
import type { PasswordField, PasswordValues } from './check-password';
import { useChangePasswordMutation } from './password.generated';

/** From the message to the home page (CONST-008, EXH-112). */
const LEAVE_MS = 1000;

/** The server's words about a field, or about the whole. */
export interface Told {
  field?: PasswordField;
  text: string;
}

/** Sends a new password; once it is set, the session ends here too and the home page tells to log in anew. */
export function useChangePassword() {
  const t = useT();
  const showFailure = useFailureToast();
  const [send, { loading }] = useChangePasswordMutation();
  const { signOut } = useSignOut(paths.home(), t('password.loginAgain'));
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** @returns what the server refused */
  const change = async (values: PasswordValues): Promise<Told | undefined> => {
    const { proof, newPassword } = values;
    try {
      const { data } = await send({ variables: { input: { [proof]: values[proof], newPassword } } });
      const refused = data?.changePassword.errors[0];
      if (refused) {
        const field = refused.path?.[0] as PasswordField | undefined;
        return { ...(field ? { field } : {}), text: refused.message };
      }
      setDone(true);
      toast.success(data?.changePassword.message ?? '');
      timer.current = setTimeout(() => void signOut(), LEAVE_MS);
    } catch (failure) {
      showFailure(failure);
    }
    return undefined;
  };
  return { change, isBusy: loading || isDone };
}
