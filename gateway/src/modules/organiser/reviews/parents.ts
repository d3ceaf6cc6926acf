import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type RejectReasonParent = Schemas['RejectReason'];
export type ReviewCountParent = Schemas['ReviewCount'];
export type ReviewFieldParent = Schemas['ReviewField'];
export type ReviewItemParent = Schemas['ReviewItem'];
export type ReviewItemPageParent = PageParent<ReviewItemParent>;
export type ReviewRecordParent = Schemas['ReviewDetail'];
export type ReviewStepParent = Schemas['ReviewStep'];
export type ReviewStepPageParent = PageParent<ReviewStepParent>;
export type ReviewTermParent = Schemas['ReviewTerm'];
export type ReviewTermOptionParent = ReviewTermParent['options'][number];
