import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { keywordCondition } from '../../../fulltext/keyword-condition.ts';
import { candidateIds } from '../../../fulltext/candidates.ts';
import { isPublic, searchableProducts } from '../products/rows.ts';
import { exhibitors, products } from '../tables.ts';

/** A name in both languages. */
export interface NameRow {
  id: string;
  cn: string;
  en: string;
}

/** Products of many companies have the same name. */
const candidates = { exhibitors: 40, products: 80 };

/** Names that go on from a text that is being typed. */
export function suggestionStore(database: Database) {
  return {
    /** Whether an exhibitor or a product has all terms of a text. */
    async finds(text: string): Promise<boolean> {
      const company = keywordCondition(exhibitors.search, text);
      const product = keywordCondition(products.search, text);
      if (!company || !product) return false;
      const { rows } = await database.orm().execute<{ found: boolean }>(sql`
        select exists (select 1 from ${exhibitors} where ${company})
          or exists (select 1 from ${products} where ${isPublic} and ${product}) as found`);
      return rows[0]?.found === true;
    },

    /** @param enough how many are going to be shown */
    async exhibitors(text: string, enough: number): Promise<NameRow[]> {
      const order = sql.join([desc(exhibitors.createdAt), desc(exhibitors.id)], sql`, `);
      const searchable = { table: exhibitors, id: exhibitors.id, vector: exhibitors.search, order };
      const limit = candidates.exhibitors;
      const ids = await candidateIds(database, searchable, text, { limit, enough });
      if (ids.length === 0) return [];
      return database
        .orm()
        .select({ id: exhibitors.id, cn: exhibitors.nameCn, en: exhibitors.nameEn })
        .from(exhibitors)
        .where(inArray(exhibitors.id, ids));
    },

    /** @param enough how many are going to be shown */
    async products(text: string, enough: number): Promise<NameRow[]> {
      const limit = candidates.products;
      const ids = await candidateIds(database, searchableProducts, text, { limit, enough: 2 * enough });
      if (ids.length === 0) return [];
      return database
        .orm()
        .select({ id: products.id, cn: products.titleCn, en: products.titleEn })
        .from(products)
        .where(inArray(products.id, ids));
    },
  };
}
