import type { FailureHandler } from '../apollo';
import { session } from '../features/identity';
import type { Catalogue } from '../i18n';
import { basePath, paths } from '../lib/paths';
import { leaveToast } from '../ui/parting-toast';
import { toast } from '../ui/toast';
import { consoleAddress } from './console-address';

/** To the console's login, with the way back; what a device at the door has kept of a session does not outlive it. */
async function leaveConsole(): Promise<void> {
  // Of the console alone: no page of the public site carries it.
  const keeping = await import('../lib/door-storage').catch(() => undefined);
  await keeping?.keptMember.forget();
  const back = consoleAddress(location);
  location.assign(`${basePath}${paths.organiserLogin(back === undefined ? {} : { return: back })}`);
}

/**
 * A session that ended, or an account without permission: back to the login entries, with one message (AUTH-025..030).
 * A guest's refusal is for the page that asked. The organiser's console has a session and a login of its own.
 * @param beforeSessionEnd called while the page still takes the session for one that holds
 */
export function createFailureHandler(catalogue: Catalogue, beforeSessionEnd: () => void): FailureHandler {
  let endedAt = -Infinity;
  return ({ kind, message }, sentAt) => {
    if (kind === 'staffSignIn') {
      if (message) leaveToast('error', message);
      void leaveConsole();
      return message !== undefined;
    }
    if (kind !== 'signIn' && kind !== 'notAllowed') return false;
    // What was sent before the session ended is refused for the same reason.
    if (session.role() === 'guest') return sentAt <= endedAt;
    endedAt = performance.now();
    const expired = () => catalogue.intl().formatMessage({ id: 'apollo.session.expired' });
    if (kind === 'signIn') {
      beforeSessionEnd();
      session.end();
      // In these words also when the refusal that comes first is a guest's: the answer to another call may have taken the
      // cookie away before it was read.
      toast.error(expired());
      return true;
    }
    // What such an account sees next is the home page, and there why.
    session.leave();
    leaveToast('error', message ?? expired());
    location.assign(`${basePath}/`);
    return true;
  };
}
