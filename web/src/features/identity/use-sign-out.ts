import { useApolloClient } from '@apollo/client/react';
import { useFailureToast } from '../../apollo';
import { dropDrafts } from '../../lib/draft-owner';
import { loadPage } from '../../lib/load-page';
import { basePath } from '../../lib/paths';
import { leaveToast } from '../../ui/parting-toast';
import { toast } from '../../ui/toast';
import { session } from './session';
import { useSignOutMutation } from './sign-out.generated';

/**
 * Ends the session on the server and in this browser; other tabs notice (DESIGN-060).
 * @param leadsTo where it leads by a whole load (VC-014, EXH-032); without it the page stays
 * @param parting what that page says; the server's words unless told
 */
export function useSignOut(leadsTo?: string, parting?: string) {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useSignOutMutation();
  const signOut = async () => {
    try {
      const { data } = await send();
      dropDrafts();
      if (leadsTo !== undefined) {
        session.leave();
        const text = parting ?? data?.signOut.message;
        if (text) leaveToast('success', text);
        await loadPage(`${basePath}${leadsTo}`);
      }
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
