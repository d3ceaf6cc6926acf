import type { Context } from '../../../context/context.ts';
import type { ConsultationRecord } from '../../../rest/contract.ts';

/** The caller's threads as they change. */
export const consultationChanged = {
  subscribe: (_root: unknown, _args: unknown, { consultations }: Context) => consultations.changes(),
  resolve: (record: ConsultationRecord) => record,
};
