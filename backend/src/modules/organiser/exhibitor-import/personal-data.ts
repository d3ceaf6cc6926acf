import type { CompanyData } from '../../../personal-data/company.ts';
import { exhibitorImportLines } from './tables.ts';

/** Lines of spreadsheets that companies came in with. */
export const importCompanyData: readonly CompanyData[] = [
  {
    kind: 'import-line',
    label: { ZH: '导入记录', EN: 'Import rows' },
    table: exhibitorImportLines,
    column: exhibitorImportLines.exhibitorId,
  },
];
