import type { Schemas } from '../../rest/operations.ts';

export type ApiKeyParent = Schemas['ApiKey'];
export type ApiKeyUsageDayParent = Schemas['ApiKeyUsageDay'];
