import type { ConsultationKind } from '../../../gql/types';

/** What a question is about. */
export interface Subject {
  kind: ConsultationKind;
  id: string;
  /** Name of the supplier or product; the words of a request. */
  name: string;
}
