import type { PendingAction } from '../../lib/pending-action';
import { session } from './session';
import { askForSignIn, type GatedAction } from './sign-in-first/requests';

/**
 * Asks for the sign-in that something needs, and answers whether it may be done now (DIR-065, DIR-066, DIR-083,
 * DIR-084, DIR-090). The role is read at the press: a page that the server has drawn takes everybody for a guest until
 * it has been taken over. The server decides again whatever the page allows.
 */
export function passRoleGate(action: GatedAction, pending: PendingAction): boolean {
  const role = session.role();
  const isAllowed = action === 'collect' ? role !== 'guest' : role === 'visitor';
  if (!isAllowed) askForSignIn(action, pending);
  return isAllowed;
}
