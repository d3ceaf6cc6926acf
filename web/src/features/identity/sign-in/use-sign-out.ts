import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../../apollo';
import { toast } from '../../../ui/toast';
import { session } from '../session';
import { useSignOutMutation } from './sign-in.generated';

/** Ends the session on the server and in this browser; other tabs notice (DESIGN-060). */
export function useSignOut() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useSignOutMutation();
  const signOut = async () => {
    try {
      const { data } = await send();
      session.end();
      if (data) toast.success(data.signOut.message);
      // What was the account's own is forgotten; what is on the screen is asked for again.
      await client.resetStore();
    } catch (error) {
      showFailure(error);
    }
  };
  return { signOut, loading };
}
