import { and, asc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchIds } from '../../../fulltext/search.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { listTotal } from '../list-total.ts';
import type { ProductRecord } from '../records.ts';
import { products } from '../tables.ts';
import { companyProducts } from './company-products.ts';
import { isPublic, newestFirst, productRows, searchableProducts } from './rows.ts';

export interface ProductFilter {
  keyword: string;
  /** Root or leaf code, '' for all. */
  category: string;
}

function inCategory(code: string): SQL | undefined {
  if (code === '') return undefined;
  return eq(code.length === 1 ? products.rootCode : products.categoryCode, code);
}

/** Reads of public products. */
export function productStore(database: Database) {
  const rows = productRows(database);

  return {
    ...companyProducts(database, rows),

    byIds: (ids: string[]): Promise<ProductRecord[]> => rows.byIds(ids),

    /** Newest first; with a keyword best first. */
    async list({ keyword, category }: ProductFilter, page: PageRequest): Promise<Page<ProductRecord>> {
      const where = inCategory(category);
      if (keyword.trim() !== '') {
        const found = await searchIds(database, searchableProducts, keyword, where ?? sql`true`, page);
        return { ...found, records: await rows.byIds(found.records) };
      }
      const [records, total] = await Promise.all([
        rows.page(where, newestFirst, page),
        listTotal(database, 'product', category),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** What the organisers recommend, in their order. */
    async recommended(keyword: string, page: PageRequest): Promise<Page<ProductRecord>> {
      const chosen = isNotNull(products.recommendedRank);
      if (keyword.trim() !== '') {
        const searchable = {
          table: products,
          id: products.id,
          vector: products.search,
          order: sql`recommended_rank`,
        };
        const found = await searchIds(database, searchable, keyword, sql`${isPublic} and ${chosen}`, page);
        return { ...found, records: await rows.byIds(found.records) };
      }
      const [records, total] = await Promise.all([
        rows.page(chosen, [asc(products.recommendedRank)], page),
        database.orm().$count(products, and(isPublic, chosen)),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** Other products of the same category, newest first, filled up from the category's branch. */
    async related(product: ProductRecord, limit: number): Promise<ProductRecord[]> {
      const others = ne(products.id, product.id);
      const page = { offset: 0, limit };
      const near = await rows.idsOf(
        and(others, eq(products.categoryCode, product.categoryCode)),
        newestFirst,
        page,
      );
      const wide =
        near.length < limit
          ? await rows.idsOf(and(others, eq(products.rootCode, product.rootCode)), newestFirst, {
              offset: 0,
              limit: limit * 2,
            })
          : [];
      return rows.byIds([...new Set([...near, ...wide])].slice(0, limit));
    },
  };
}

export type ProductStore = ReturnType<typeof productStore>;
