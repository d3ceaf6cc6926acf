import type { PendingAction } from '../../../lib/pending-action';

/** Name of the action that waits for a sign-in. */
export const SIGN_UP = 'signUp';

/** Signing up for an event, as an action that waits for a sign-in. */
export const signingUp = (code: string): PendingAction => ({ name: SIGN_UP, with: { code } });
