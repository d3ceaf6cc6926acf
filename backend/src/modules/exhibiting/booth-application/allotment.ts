/** A booth: its number, kind (1 raw space, 2 standard) and square metres. */
export interface Allotment {
  boothNumber: string;
  boothKind: string;
  boothArea: string;
}

/** The organiser allots stands after the approval. */
const later: Allotment = { boothNumber: '', boothKind: '', boothArea: '' };

/**
 * The booth of a company that has just been accepted. The demo has no organiser who would allot one, and a company
 * without a booth can neither save its profile nor ask for badges: there everybody gets a small one in the last hall.
 */
export function allotmentOf(applicationId: string, isDemo: boolean): Allotment {
  if (!isDemo) return later;
  const place = Number(BigInt(applicationId) % 900n) + 100;
  return { boothNumber: `E7-Z${place}`, boothKind: '2', boothArea: '9' };
}
