import type { components } from '../contract.generated.ts';

type Schemas = components['schemas'];

/** What the gateway may answer besides the contract's result, where a server of the specification does not tell it. */
export interface LesserResults {
  'GET /app/exhibiting/badges/allowance': null;
  /** The specification's lists have no contents. */
  'GET /app/listing/articles': { records: Schemas['ArticleSummary'][]; hasNext: boolean; endCursor: string };
  'POST /app/consultations/comment': { consultation: Schemas['Consultation'] | null; comment: null };
  'POST /app/events/registration': null;
  'POST /app/exhibiting/service-file': null;
  'POST /app/exhibiting/service-form': null;
  'POST /app/message/contact': null;
}
