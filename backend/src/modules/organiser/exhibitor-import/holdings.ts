import type { CompanyHolding } from '../../../holdings/company.ts';
import { exhibitorImportLines } from './tables.ts';

/** Lines of spreadsheets that companies came in with. */
export const importHoldings: readonly CompanyHolding[] = [
  {
    kind: 'import-line',
    label: { ZH: '导入记录', EN: 'Lines of imports' },
    table: exhibitorImportLines,
    column: exhibitorImportLines.exhibitorId,
  },
];
