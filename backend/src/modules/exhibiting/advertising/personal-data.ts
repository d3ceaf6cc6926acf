import type { CompanyData } from '../../../personal-data/company.ts';
import { adRequests } from './tables.ts';

/** Orders of advertising, as they are counted and merged. */
export const orderCompanyData: CompanyData = {
  kind: 'ad-request',
  label: { ZH: '广告订单', EN: 'Advertising orders' },
  table: adRequests,
  column: adRequests.exhibitorId,
};
