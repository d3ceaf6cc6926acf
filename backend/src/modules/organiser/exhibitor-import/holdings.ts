import type { CompanyHolding } from '../../../holdings/company.ts';
import { importLines } from './tables.ts';

/** Lines of spreadsheets that companies came in with. */
export const importHoldings: readonly CompanyHolding[] = [
  {
    ...{ kind: 'import-line', label: { ZH: '导入记录', EN: 'Lines of imports' } },
    ...{ table: importLines, column: importLines.exhibitorId },
  },
];
