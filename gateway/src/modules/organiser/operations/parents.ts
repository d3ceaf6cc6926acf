import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type OperationsJobParent = Schemas['OperationsJob'];
export type OperationsMessageParent = Schemas['OperationsMessage'];
export type OperationsMessagePageParent = PageParent<OperationsMessageParent>;
export type OperationsHealthParent = Schemas['OperationsHealth'];
export type OperationsPartParent = Schemas['OperationsPart'];
export type OperationsWaitingParent = OperationsHealthParent['waiting'][number];
export type OperationsRetentionRuleParent = Schemas['OperationsRetention'];
