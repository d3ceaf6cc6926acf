import type { CompanyHolding } from '../../holdings/company.ts';
import { articles } from './tables.ts';

/** News of companies. */
export const contentHoldings: readonly CompanyHolding[] = [
  {
    ...{ kind: 'news', label: { ZH: '企业新闻', EN: 'Company news' } },
    ...{ table: articles, column: articles.exhibitorId },
  },
];
