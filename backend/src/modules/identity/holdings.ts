import type { CompanyHolding } from '../../holdings/company.ts';
import { accounts } from './tables.ts';

/** Who speaks for a company. */
export const identityHoldings: readonly CompanyHolding[] = [
  {
    ...{ kind: 'account', label: { ZH: '账号', EN: 'Accounts' } },
    ...{ table: accounts, column: accounts.exhibitorId },
  },
];
