import type { PendingAction } from '../../lib/pending-action';
import { useRole } from './session';
import { askForSignIn, type GatedAction } from './sign-in-first/requests';

/**
 * Asks for the sign-in that something needs, and answers whether it may be done now (DIR-065, DIR-066, DIR-083,
 * DIR-084, DIR-090). The server decides again whatever the page allows.
 */
export function useRoleGate(): (action: GatedAction, pending: PendingAction) => boolean {
  const role = useRole();
  return (action, pending) => {
    const isAllowed = action === 'collect' ? role !== 'guest' : role === 'visitor';
    if (!isAllowed) askForSignIn(action, pending);
    return isAllowed;
  };
}
