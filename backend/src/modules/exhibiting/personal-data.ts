import type { CompanyData } from '../../personal-data/company.ts';
import { orderCompanyData } from './advertising/personal-data.ts';
import { articleCompanyData } from './articles/personal-data.ts';
import { badgeCompanyData } from './badges/personal-data.ts';
import { billingCompanyData } from './billing/personal-data.ts';
import { applicationCompanyData } from './booth-application/personal-data.ts';
import { importCompanyData } from './exhibit-import/personal-data.ts';
import { journalCompanyData } from './journal/personal-data.ts';
import { leadCompanyData } from './leads/personal-data.ts';
import { pairingCompanyData } from './pairing/personal-data.ts';
import { serviceCompanyData } from './services/personal-data.ts';

export { ownApplications } from './booth-application/personal-data.ts';
export { ownExhibitLists } from './exhibit-import/personal-data.ts';
export { ownSharing } from './leads/personal-data.ts';

/** What companies prepare for the show, in the order in which people read it: each part describes its own. */
export const exhibitingCompanyData: readonly CompanyData[] = [
  applicationCompanyData,
  badgeCompanyData,
  articleCompanyData,
  journalCompanyData,
  orderCompanyData,
  serviceCompanyData,
  billingCompanyData,
  pairingCompanyData,
  importCompanyData,
  leadCompanyData,
];
