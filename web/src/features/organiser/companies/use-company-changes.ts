import { useFailureToast } from '../../../apollo';
import type { Locale } from '../../../gql/types';
import { toast } from '../../../ui/toast';
import {
  useInviteCompanyAccountMutation,
  useLockCompanyAccountMutation,
  useMergeCompaniesMutation,
} from './companies.generated';

interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Changes that need no form: each is told, and every view shows it at once. */
export function useCompanyChanges() {
  const showFailure = useFailureToast();
  const [lockAccount] = useLockCompanyAccountMutation();
  const [again] = useInviteCompanyAccountMutation();
  const [mergeTwo, { loading: isMerging }] = useMergeCompaniesMutation();

  /** @returns whether it went well */
  const tell = async (send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      return outcome !== undefined && !error;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return {
    isMerging,
    lock: (id: string, accountId: string, isLocked: boolean) =>
      tell(
        async () => (await lockAccount({ variables: { id, accountId, isLocked } })).data?.lockCompanyAccount,
      ),
    inviteAgain: (id: string, accountId: string, language: Locale) =>
      tell(async () => (await again({ variables: { id, accountId, language } })).data?.inviteCompanyAccount),
    merge: (stays: string, goes: string) =>
      tell(async () => (await mergeTwo({ variables: { stays, goes } })).data?.mergeCompanies),
  };
}
