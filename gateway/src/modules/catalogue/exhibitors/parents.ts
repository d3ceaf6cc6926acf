import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type ExhibitorParent = Schemas['CompanyProfile'];
export type ExhibitorPageParent = PageParent<ExhibitorParent>;
export type DisplayedLogoParent = Schemas['DisplayedCompany'];
