import type { CompanyData } from '../../../personal-data/company.ts';
import { pairingApplications } from './tables.ts';

/** Applications to buyers, as they are counted and merged: a company has one for each post. */
export const pairingCompanyData: CompanyData = {
  kind: 'pairing',
  label: { ZH: '配对申请', EN: 'Pairing applications' },
  table: pairingApplications,
  column: pairingApplications.exhibitorId,
  once: { columns: [pairingApplications.postId] },
};
