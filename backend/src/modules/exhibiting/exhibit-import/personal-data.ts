import type { CompanyData } from '../../../personal-data/company.ts';
import { exhibitImports } from './tables.ts';

/** Lists of exhibits, as they are counted and merged. */
export const importCompanyData: CompanyData = {
  kind: 'exhibit-import',
  label: { ZH: '展品导入', EN: 'Lists of exhibits' },
  table: exhibitImports,
  column: exhibitImports.exhibitorId,
};
