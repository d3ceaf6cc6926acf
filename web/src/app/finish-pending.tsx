import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ASK, FinishAsking } from '../features/consultations';
import { FinishSigningUp, SIGN_UP } from '../features/events/sign-up';
import { COLLECT, FinishCollecting } from '../features/favourites';
import { useRole } from '../features/identity';
import { hydration } from '../lib/hydration';
import { type PendingAction, pendingAction } from '../lib/pending-action';
import { scrollBack } from '../lib/scroll-back';
import { createSharedValue } from '../lib/shared-value';

const due = createSharedValue<PendingAction | null>(null);
const end = () => due.set(null);

/** Finishes what somebody wanted to do before the sign-in, once, where they wanted it. */
export function FinishPending() {
  const role = useRole();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const isWhole = useSyncExternalStore(hydration.isWhole.subscribe, hydration.isWhole.get, () => false);
  const action = useSyncExternalStore(due.subscribe, due.get, () => null);
  useEffect(() => {
    const kept = role === 'guest' || !isWhole ? null : pendingAction.read(address);
    if (!kept) return;
    pendingAction.drop();
    scrollBack(kept.scroll);
    due.set(kept.action);
  }, [role, isWhole, address]);
  if (action?.name === COLLECT) return <FinishCollecting of={action.with} onDone={end} />;
  if (action?.name === ASK) return <FinishAsking of={action.with} onDone={end} />;
  if (action?.name === SIGN_UP) return <FinishSigningUp of={action.with} onDone={end} />;
  return null;
}
