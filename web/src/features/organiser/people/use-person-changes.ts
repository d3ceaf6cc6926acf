import { useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import {
  useLockPersonMutation,
  useSendPassAgainMutation,
  useSignPersonOutMutation,
} from './people.generated';

interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Changes that need no form: each is told, and the page shows it at once. */
export function usePersonChanges(id: string) {
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [sendAgain] = useSendPassAgainMutation();
  const [lockPerson] = useLockPersonMutation();
  const [signOut] = useSignPersonOutMutation();
  const tell = async (send: () => Promise<Outcome | undefined>) => {
    setBusy(true);
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    sendAgain: () => tell(async () => (await sendAgain({ variables: { id } })).data?.sendPassAgain),
    lock: (isLocked: boolean) =>
      tell(async () => (await lockPerson({ variables: { id, isLocked } })).data?.lockPerson),
    signOut: () => tell(async () => (await signOut({ variables: { id } })).data?.signPersonOut),
  };
}
