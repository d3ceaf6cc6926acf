export type { ApiKeyFieldsFragment } from './api-keys.generated';
export { ApiKeys } from './api-keys';
export type { KeyCalls } from './key-calls';
export { exhibitorScopes, partnerScopes } from './scopes';
export { UsageCharts, UsageSection } from './usage';
export { readUsageDays, type UsageDays, usageQuery } from './usage-days';
