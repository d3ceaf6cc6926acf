import { useOutcomeToast } from '../../../apollo';
import {
  useLockPersonMutation,
  useSendPassAgainMutation,
  useSignPersonOutMutation,
} from './people.generated';

/** Changes that need no form: each is told, and the page shows it at once. */
export function usePersonChanges(id: string) {
  const tell = useOutcomeToast();
  const [sendAgain, sending] = useSendPassAgainMutation();
  const [lockPerson, locking] = useLockPersonMutation();
  const [signOut, signingOut] = useSignPersonOutMutation();
  return {
    isBusy: sending.loading || locking.loading || signingOut.loading,
    sendAgain: () => tell(async () => (await sendAgain({ variables: { id } })).data?.sendPassAgain),
    lock: (isLocked: boolean) =>
      tell(async () => (await lockPerson({ variables: { id, isLocked } })).data?.lockPerson),
    signOut: () => tell(async () => (await signOut({ variables: { id } })).data?.signPersonOut),
  };
}
