import { and, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Database } from '../../../db/database.ts';
import type { Searchable } from '../../../fulltext/searchable.ts';
import type { PageRequest } from '../../../http/page.ts';
import { reviewStatus } from '../../../review/status.ts';
import type { ProductRecord } from '../records.ts';
import { categories, exhibitors, products } from '../tables.ts';
import { listedProducts } from './listed-tables.ts';

/**
 * Which products everybody sees. Written out so that it matches the partial indexes' condition, which a parameter would
 * not.
 */
export const isPublic = sql`status = ${sql.raw(String(reviewStatus.approved))}`;

/** The order of lists of products. */
export const newestFirst = [desc(products.createdAt), desc(products.id)];

/** How public products are searched. */
export const searchableProducts: Searchable = {
  table: products,
  id: products.id,
  vector: products.search,
  order: sql.join(newestFirst, sql`, `),
  base: isPublic,
  narrow: { table: listedProducts, names: listedProducts.names },
};

const { search: _search, ...columns } = getTableColumns(products);
const selection = {
  ...columns,
  categoryNameCn: categories.nameCn,
  categoryNameEn: categories.nameEn,
  companyNameCn: exhibitors.nameCn,
  companyNameEn: exhibitors.nameEn,
  companyLogoUrl: exhibitors.logoUrl,
  companyBooth: exhibitors.boothNumber,
};

/** Reads of public products by their ids, and of ids by a condition. */
export function productRows(database: Database) {
  const select = () =>
    database
      .orm()
      .select(selection)
      .from(products)
      .innerJoin(exhibitors, eq(exhibitors.id, products.exhibitorId))
      .leftJoin(categories, eq(categories.code, products.categoryCode));

  const idsOf = (where: SQL | undefined, order: SQL[], { offset, limit }: PageRequest) =>
    database
      .orm()
      .select({ id: products.id })
      .from(products)
      .where(and(isPublic, where))
      .orderBy(...order)
      .offset(offset)
      .limit(limit);

  return {
    /** The records with these ids that are public, in the order of the ids; unknown ones are left out. */
    async byIds(ids: string[]): Promise<ProductRecord[]> {
      if (ids.length === 0) return [];
      const rows = await select().where(
        and(anyOf(products.id, ids), eq(products.status, reviewStatus.approved)),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Public ids that satisfy a condition. */
    async idsOf(where: SQL | undefined, order: SQL[], page: PageRequest): Promise<string[]> {
      return (await idsOf(where, order, page)).map((row) => row.id);
    },

    /** A page of public records. Its ids come first, so that skipped pages are read from the index alone. */
    async page(where: SQL | undefined, order: SQL[], page: PageRequest): Promise<ProductRecord[]> {
      return select()
        .where(inArray(products.id, idsOf(where, order, page)))
        .orderBy(...order);
    },
  };
}

export type ProductRows = ReturnType<typeof productRows>;
