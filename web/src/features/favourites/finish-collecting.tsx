import { useEffect, useRef } from 'react';
import type { PendingAction } from '../../lib/pending-action';
import { useAddFavourite } from './use-add-favourite';

interface FinishCollectingProps {
  of: PendingAction['with'];
  onDone: () => void;
}

/** Sets the heart that waited for a sign-in, once. */
export function FinishCollecting({ of: { kind, id }, onDone }: FinishCollectingProps) {
  const add = useAddFavourite(kind === 'EXHIBITOR' ? 'EXHIBITOR' : 'PRODUCT');
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || id === undefined) return;
    isBegun.current = true;
    void add(id).finally(onDone);
  });
  return null;
}
