import type { Schemas } from '../../../rest/operations.ts';

export type PartnerParent = Schemas['Partner'];
export type PartnerExportParent = Schemas['PartnerExport'];
export type PartnerFeedParent = Schemas['PartnerFeed'];
