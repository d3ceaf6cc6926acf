import { useOutcomeToast } from '../../../apollo';
import { useInviteStaffAgainMutation, useLockStaffMutation } from './staff.generated';

/** Changes that need no form: each is told, and every list shows it at once. */
export function useStaffChanges() {
  const tell = useOutcomeToast();
  const [lockStaff] = useLockStaffMutation();
  const [again] = useInviteStaffAgainMutation();
  return {
    lock: (id: string, isLocked: boolean) =>
      tell(async () => (await lockStaff({ variables: { id, isLocked } })).data?.lockStaff),
    inviteAgain: (id: string) =>
      tell(async () => (await again({ variables: { id } })).data?.inviteStaffAgain),
  };
}
