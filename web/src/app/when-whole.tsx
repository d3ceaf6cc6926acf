import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydration } from '../lib/hydration';

/** Nobody reads it. React does not know that of a part that it has not taken over, and does so before it goes on. */
const Whole = createContext(false);

/**
 * Around a page that React takes over, of which no part waits (`hydration.begin('whole')`): tells `hydration` when it
 * has all of it. Until then nothing may change beneath the page: a part that comes after a change finds other data than
 * those that it was drawn with, and one that is just coming misses the change, for it does not listen yet.
 */
export function WhenWhole({ children }: { children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  useEffect(() => {
    if (isWhole) hydration.isWhole.set(true);
  }, [isWhole]);
  return <Whole value={isWhole}>{children}</Whole>;
}
