import type { Schemas } from '../../../rest/operations.ts';

export type ServiceItemParent = Schemas['ServiceItem'];
export type ServiceSubmissionParent = NonNullable<ServiceItemParent['submission']>;
