import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type DeskCompanyLineParent = Schemas['DeskCompanyLine'];
export type DeskCompanyPageParent = PageParent<DeskCompanyLineParent>;
export type DeskCompanyParent = Schemas['DeskCompany'];
export type DeskAccountParent = Schemas['DeskAccount'];
export type DeskHoldingParent = DeskCompanyParent['holdings'][number];
export type CompanyMergeParent = Schemas['CompanyMerge'];
export type CompanyMergePartParent = CompanyMergeParent['parts'][number];
