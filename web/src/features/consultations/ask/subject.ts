import type { ConsultationKind } from '../../../gql/types';
import type { PendingAction } from '../../../lib/pending-action';

/** What a question is about. */
export interface Subject {
  kind: ConsultationKind;
  id: string;
  /** Name of the supplier or product; the words of a request. */
  name: string;
}

/** Name of the action that waits for a sign-in. */
export const ASK = 'ask';

const kinds: readonly ConsultationKind[] = ['EXHIBITOR', 'PRODUCT', 'BUYER_POST'];

/** Asking as an action that waits for a sign-in. */
export const asking = ({ kind, id, name }: Subject): PendingAction => ({
  name: ASK,
  with: { kind, id, name },
});

/** What the action that waited is about; null for what is none. */
export function subjectOf({ kind, id, name }: PendingAction['with']): Subject | null {
  const known = kinds.find((one) => one === kind);
  return known && id !== undefined && name !== undefined ? { kind: known, id, name } : null;
}

/** What asking about it is to the rules of who may. */
export const gatedAction = ({ kind }: Subject) => (kind === 'BUYER_POST' ? 'contact' : 'consult');
