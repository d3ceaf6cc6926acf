import { sql } from 'drizzle-orm';
import type { CompanyData } from '../../../personal-data/company.ts';
import { promotionArticles } from './tables.ts';

/** Articles, as they are counted and merged. One that both of two companies have stays twice: it may be news already. */
export const articleCompanyData: CompanyData = {
  kind: 'promotion-article',
  label: { ZH: '宣传稿件', EN: 'Articles' },
  table: promotionArticles,
  column: promotionArticles.exhibitorId,
  once: {
    columns: [promotionArticles.fingerprint],
    instead: { fingerprint: sql`${promotionArticles.fingerprint} || ':' || ${promotionArticles.id}` },
  },
};
