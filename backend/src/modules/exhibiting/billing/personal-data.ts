import type { CompanyData } from '../../../personal-data/company.ts';
import { billings } from './tables.ts';

/** Billing, as it is counted and merged: a company has one. */
export const billingCompanyData: CompanyData = {
  kind: 'billing',
  label: { ZH: '开票信息', EN: 'Billing' },
  table: billings,
  column: billings.exhibitorId,
  once: { columns: [] },
};
