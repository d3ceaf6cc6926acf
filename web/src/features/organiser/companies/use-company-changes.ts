import { useOutcomeToast } from '../../../apollo';
import type { Locale } from '../../../gql/types';
import {
  useInviteCompanyAccountMutation,
  useLockCompanyAccountMutation,
  useMergeCompaniesMutation,
} from './companies.generated';

/** Changes that need no form: each is told, and every view shows it at once. They say whether it went well. */
export function useCompanyChanges() {
  const tell = useOutcomeToast();
  const [lockAccount] = useLockCompanyAccountMutation();
  const [again] = useInviteCompanyAccountMutation();
  const [mergeTwo, { loading: isMerging }] = useMergeCompaniesMutation();
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
