import { keptDraft } from '../../../forms';
import { purchaseTypeOfCode } from '../codes';
import { keptDemand } from '../release/draft';
import { type DemandValues, emptyValues, parseValues } from './values';

/** What was typed into the form and not handed in. */
export const demandDraft = keptDraft('demandDraft', parseValues);

/** What a guest chose in the release form before signing in; null if nothing (docs/specification.md, Release form). */
export function valuesOfGuest(): DemandValues | null {
  const demand = keptDemand();
  if (!demand || demand.purchaseTypes.length === 0) return null;
  return { ...emptyValues, purchaseTypes: demand.purchaseTypes.map((code) => purchaseTypeOfCode[code]) };
}
