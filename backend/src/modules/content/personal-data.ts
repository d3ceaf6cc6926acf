import { inArray } from 'drizzle-orm';
import type { CompanyData } from '../../personal-data/company.ts';
import type { PersonalData } from '../../personal-data/person.ts';
import { articles, subscriptions } from './tables.ts';

/** News of companies. */
export const contentCompanyData: readonly CompanyData[] = [
  {
    kind: 'news',
    label: { ZH: '公司新闻', EN: 'Company news' },
    table: articles,
    column: articles.exhibitorId,
    moved: (updatedAt) => ({ updatedAt }),
  },
];

/** Newsletters that go to somebody. */
export const ownSubscriptions: readonly PersonalData[] = [
  {
    kind: 'subscriptions',
    label: { ZH: '邮件订阅', EN: 'Newsletters' },
    table: subscriptions,
    of: ({ addresses }) => (addresses.length === 0 ? undefined : inArray(subscriptions.email, addresses)),
    // Whoever has it can end the subscription.
    hidden: ['key'],
    then: 'removed',
  },
];
