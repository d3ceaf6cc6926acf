import { useOutcomeToast } from '../../../apollo';
import {
  useInviteStaffAgainMutation,
  useLockStaffMutation,
  useUnlinkStaffProviderMutation,
} from './staff.generated';

/** Changes that need no form: each is told, and every list shows it at once. */
export function useStaffChanges() {
  const tell = useOutcomeToast();
  const [lockStaff] = useLockStaffMutation();
  const [again] = useInviteStaffAgainMutation();
  const [unlink] = useUnlinkStaffProviderMutation();
  return {
    lock: (id: string, isLocked: boolean) =>
      tell(async () => (await lockStaff({ variables: { id, isLocked } })).data?.lockStaff),
    unlink: (id: string) =>
      tell(async () => (await unlink({ variables: { input: { id } } })).data?.unlinkStaffProvider),
    inviteAgain: (id: string) =>
      tell(async () => (await again({ variables: { id } })).data?.inviteStaffAgain),
  };
}
