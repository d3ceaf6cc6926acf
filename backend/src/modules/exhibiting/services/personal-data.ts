import type { CompanyData } from '../../../personal-data/company.ts';
import { serviceFulfilments } from './tables.ts';

/** Forms of the manual, as they are counted and merged: a company fills in each item once. */
export const serviceCompanyData: CompanyData = {
  kind: 'service',
  label: { ZH: '服务手册表单', EN: 'Forms of the manual' },
  table: serviceFulfilments,
  column: serviceFulfilments.exhibitorId,
  once: { columns: [serviceFulfilments.itemId] },
};
