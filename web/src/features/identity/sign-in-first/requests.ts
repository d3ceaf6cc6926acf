import type { PendingAction } from '../../../lib/pending-action';
import { createSharedValue } from '../../../lib/shared-value';

/** What only signed-in people may do. */
export type GatedAction = 'consult' | 'collect' | 'contact' | 'publish' | 'signUp';

export interface SignInRequest {
  action: GatedAction;
  /** What is finished after the sign-in; undefined where the page goes on by itself. */
  pending: PendingAction | undefined;
}

/** The sign-in that a dialog asks for now; null for none. */
export const signInRequest = createSharedValue<SignInRequest | null>(null);

/** Opens the dialog that asks for the sign-in; its way leads back to the present page, where the action is finished. */
export function askForSignIn(action: GatedAction, pending?: PendingAction): void {
  signInRequest.set({ action, pending });
}
