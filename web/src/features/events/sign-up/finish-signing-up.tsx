import { useEffect, useRef } from 'react';
import type { PendingAction } from '../../../lib/pending-action';
import { passRoleGate } from '../../identity';
import { signingUp } from './pending';
import { useSignUpDialog } from './use-sign-up-dialog';

interface FinishSigningUpProps {
  of: PendingAction['with'];
  onDone: () => void;
}

/** Opens the form of a sign-up that waited for a sign-in, with what was typed before. */
export function FinishSigningUp({ of: { code }, onDone }: FinishSigningUpProps) {
  const { SignUpDialog } = useSignUpDialog(true, onDone);
  const isChecked = useRef(false);
  useEffect(() => {
    // Once: a session that ends while somebody writes leaves this to the form.
    if (isChecked.current) return;
    isChecked.current = true;
    if (code === undefined || !passRoleGate('signUp', signingUp(code))) onDone();
  });
  return code !== undefined && SignUpDialog ? <SignUpDialog open code={code} onClose={onDone} /> : null;
}
