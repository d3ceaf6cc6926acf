import { useFailureToast } from '../../../apollo';
import { forgetDoor } from '../../../lib/door-storage';
import { dropDrafts } from '../../../lib/draft-owner';
import { basePath, paths } from '../../../lib/paths';
import { leaveToast } from '../../../ui/parting-toast';
import { useLeaveConsoleMutation } from './console.generated';

/** Signs out of the console. Nothing that was read there remains: the login comes by a whole load. */
export function useLeaveConsole() {
  const showFailure = useFailureToast();
  const [leave, { loading }] = useLeaveConsoleMutation();
  const signOut = async () => {
    try {
      const { data } = await leave();
      await forgetDoor();
      dropDrafts();
      if (data) leaveToast('success', data.organiserSignOut.message);
      location.assign(`${basePath}${paths.organiserLogin()}`);
    } catch (error) {
      showFailure(error);
    }
  };
  return { signOut, loading };
}
