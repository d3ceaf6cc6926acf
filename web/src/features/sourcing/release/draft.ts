import type { KeptDraft } from '../../../forms';
import { type Demand, parseDemand } from './demand';

const key = 'purchaseDemandDraft';

export function keepDemand(demand: Demand): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(demand));
    return true;
  } catch {
    // The sign-in works as well; the form is then filled in anew.
    return false;
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
export function keptDemand(): Demand | null {
  try {
    return parseDemand(window.sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/**
 * What a guest types into the release form. Session storage: names and phones of a guest do not outlive the tab. It
 * outlives the form, for the centre's form goes on with it after the sign-in.
 */
export const releaseDraft: KeptDraft<Demand> = {
  read: keptDemand,
  keep: (_id, demand) => keepDemand(demand),
  drop: dropKeptDemand,
};
