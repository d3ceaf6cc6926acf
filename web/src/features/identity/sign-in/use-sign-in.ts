import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { session } from '../session';
import { openCentreSoon } from './open-centre';

interface Outcome {
  viewer?: { role: Role } | null;
  message?: string | null;
  errors: readonly { message: string }[];
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
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

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
      stop.current = openCentreSoon(role, query.get('return'), (address) => location.assign(address));
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };

  return { refusal, isDone, settle };
}
