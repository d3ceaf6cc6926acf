import type { Schemas } from '../../../rest/operations.ts';

export type PartnerParent = Schemas['Partner'];
export type PartnerFeedParent = Schemas['PartnerFeed'];
