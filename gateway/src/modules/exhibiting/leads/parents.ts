import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type LeadParent = Schemas['Lead'];
export type LeadPageParent = PageParent<LeadParent>;
export type ContactSharingParent = Schemas['ContactSharing'];
export type ContactHolderParent = ContactSharingParent['companies'][number];
