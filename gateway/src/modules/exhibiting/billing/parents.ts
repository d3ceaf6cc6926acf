import type { Schemas } from '../../../rest/operations.ts';

export type BillingParent = Schemas['Billing'];
