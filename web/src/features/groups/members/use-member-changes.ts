import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { forgetRegisteredPeople } from '../cache';
import { useCancelGroupPassMutation, useResendGroupPassMutation } from './members.generated';

interface Outcome {
  message: string | null;
  errors: readonly { message: string }[];
}

/** Cancels passes and sends letters again, one change at a time, and tells what came of it. */
export function useMemberChanges() {
  const { cache } = useApolloClient();
  const { revalidate } = useRevalidator();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [cancelPass] = useCancelGroupPassMutation();
  const [resendPass] = useResendGroupPassMutation();

  const change = async (send: () => Promise<Outcome | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const outcome = await send();
      const refused = outcome?.errors[0];
      if (refused) toast.error(refused.message);
      else toast.success(outcome?.message ?? '');
      // Also where it was refused: somebody may have come in meanwhile.
      await revalidate();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    isBusy,
    cancel: (id: string) =>
      change(async () => {
        const { data } = await cancelPass({ variables: { id } });
        forgetRegisteredPeople(cache);
        return data?.cancelGroupPass;
      }),
    resend: (id: string) =>
      change(async () => (await resendPass({ variables: { id } })).data?.resendGroupPass),
  };
}
