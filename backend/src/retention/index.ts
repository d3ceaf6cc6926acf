export { emptiedRows, removedRows } from './rows.ts';
export type { RetentionRule } from './rule.ts';
export { createRetention, type Retention, type RetentionState, type RetentionStatus } from './service.ts';
