import { useMemo, useSyncExternalStore } from 'react';
import { type Demand, parseDemand } from './demand';

const key = 'purchaseDemandDraft';

/** Session storage: names and phones of a guest do not outlive the tab. Where it is blocked nothing is kept. */
function read(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepDemand(demand: Demand): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(demand));
  } catch {
    // The sign-in works as well; the form is then filled in anew.
  }
}

/** Once it has served, the next form begins anew. */
export function dropKeptDemand(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** What was typed before the sign-in, for code that runs in the browser only. */
export const keptDemand = (): Demand | null => parseDemand(read());

const never = () => () => undefined;

/** What was typed before the sign-in; null on a server and in a new tab. */
export function useKeptDemand(): Demand | null {
  const raw = useSyncExternalStore(never, read, () => null);
  return useMemo(() => parseDemand(raw), [raw]);
}
