import { useEffect, useRef } from 'react';
import type { PendingAction } from '../../../lib/pending-action';
import { passRoleGate } from '../../identity';
import { asking, gatedAction, subjectOf } from './subject';
import { useAskDialog } from './use-ask-dialog';

interface FinishAskingProps {
  of: PendingAction['with'];
  onDone: () => void;
}

/** Opens the dialog of a question that waited for a sign-in, with what was typed before. */
export function FinishAsking({ of, onDone }: FinishAskingProps) {
  const subject = subjectOf(of);
  const { AskDialog } = useAskDialog(true, onDone);
  const isChecked = useRef(false);
  useEffect(() => {
    // Once: a session that ends while somebody writes leaves the dialog open, and sending asks for the sign-in again.
    if (isChecked.current) return;
    isChecked.current = true;
    // Who signed in as an exhibitor is told why it does not go on.
    if (!subject || !passRoleGate(gatedAction(subject), asking(subject))) onDone();
  });
  return subject && AskDialog ? <AskDialog open subject={subject} onClose={onDone} /> : null;
}
