import { purchaseTypeOfCode } from '../codes';
import { keptDemand } from '../release/draft';
import { type DemandValues, emptyValues, parseValues } from './values';

/** One form at a time; `id` is blank for a new request. */
const key = 'demandDraft';

/** What was typed and not handed in: it survives a reload, a change of language and a sign-in, not the tab. */
export function readDraft(id: string): DemandValues | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as {
      id?: unknown;
      values?: unknown;
    } | null;
    return kept?.id === id ? parseValues(kept.values) : null;
  } catch {
    return null;
  }
}

export function keepDraft(id: string, values: DemandValues): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ id, values }));
  } catch {
    // Without storage the form lasts as long as the page.
  }
}

export function dropDraft(): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}

/** What a guest chose in the release form before signing in; null if nothing (decisions.md, Release form). */
export function valuesOfGuest(): DemandValues | null {
  const demand = keptDemand();
  if (!demand || demand.purchaseTypes.length === 0) return null;
  return { ...emptyValues, purchaseTypes: demand.purchaseTypes.map((code) => purchaseTypeOfCode[code]) };
}
