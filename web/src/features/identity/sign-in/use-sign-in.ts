import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/toast';
import { session } from '../session';

/** The wait before the centre opens (CONST-003, AUTH-010). */
const REDIRECT_MS = 2000;

interface Outcome {
  viewer?: { role: Role } | null;
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Only a page of this site may be returned to: `//elsewhere` is none. */
export function returnPath(wanted: string | null): string | undefined {
  return wanted !== null && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}

/**
 * What a form does with the answer to a sign-in: session, message, and two seconds later the centre.
 * @param onDone called before the page knows of the session, so that the form can stay until then
 */
export function useSignIn(onDone: () => void) {
  const t = useT();
  const showFailure = useFailureToast();
  const [query] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();
  const [isDone, setDone] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (role: Role) => {
    const centre = role === 'EXHIBITOR' ? paths.exhibitorCentre() : paths.visitorCentre();
    // A whole load: nothing that was read as a guest, or as somebody else, remains.
    location.assign(`/d${returnPath(query.get('return')) ?? centre}`);
  };

  /** @returns whether it succeeded */
  const settle = async (send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      const outcome = await send();
      const role = outcome?.viewer?.role;
      if (!role) {
        setRefusal(outcome?.errors[0]?.message);
        return false;
      }
      onDone();
      session.begin(role === 'EXHIBITOR' ? 'zs' : 'visitor');
      setDone(true);
      toast.success(outcome.message ?? t('sign-in.done'));
      timer.current = setTimeout(() => open(role), REDIRECT_MS);
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  return { refusal, isDone, settle };
}
