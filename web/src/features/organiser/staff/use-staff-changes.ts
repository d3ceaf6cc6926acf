import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { useInviteStaffAgainMutation, useLockStaffMutation } from './staff.generated';

interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Changes that need no form: each is told, and every list shows it at once. */
export function useStaffChanges() {
  const showFailure = useFailureToast();
  const [lockStaff] = useLockStaffMutation();
  const [again] = useInviteStaffAgainMutation();
  const tell = async (send: () => Promise<Outcome | undefined>) => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
    } catch (error) {
      showFailure(error);
    }
  };
  return {
    lock: (id: string, isLocked: boolean) =>
      tell(async () => (await lockStaff({ variables: { id, isLocked } })).data?.lockStaff),
    inviteAgain: (id: string) =>
      tell(async () => (await again({ variables: { id } })).data?.inviteStaffAgain),
  };
}
