import { and, asc, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchIds } from '../../../fulltext/search.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { reviewStatus } from '../../../review/status.ts';
import { listTotal } from '../list-total.ts';
import type { ProductRecord } from '../records.ts';
import { categories, exhibitors, products } from '../tables.ts';

// Written out so that it matches the partial indexes' condition, which a parameter would not.
const isPublic = sql`status = ${sql.raw(String(reviewStatus.approved))}`;
const newestFirst = [desc(products.createdAt), desc(products.id)];

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
  const select = () =>
    database
      .orm()
      .select(selection)
      .from(products)
      .innerJoin(exhibitors, eq(exhibitors.id, products.exhibitorId))
      .leftJoin(categories, eq(categories.code, products.categoryCode));

  /** The records with these ids that are public, in the order of the ids; unknown ones are left out. */
  async function byIds(ids: string[]): Promise<ProductRecord[]> {
    if (ids.length === 0) return [];
    const rows = await select().where(
      and(inArray(products.id, ids), eq(products.status, reviewStatus.approved)),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Pages through ids first, so that skipped pages are read from the index alone. */
  async function idsOf(
    where: SQL | undefined,
    order: SQL[],
    { offset, limit }: PageRequest,
  ): Promise<string[]> {
    const rows = await database
      .orm()
      .select({ id: products.id })
      .from(products)
      .where(and(isPublic, where))
      .orderBy(...order)
      .offset(offset)
      .limit(limit);
    return rows.map((row) => row.id);
  }

  return {
    byIds,

    /** Newest first; with a keyword best first. */
    async list({ keyword, category }: ProductFilter, page: PageRequest): Promise<Page<ProductRecord>> {
      const where = inCategory(category);
      if (keyword.trim() !== '') {
        const found = await searchIds(
          database,
          {
            table: products,
            id: products.id,
            vector: products.search,
            order: sql.join(newestFirst, sql`, `),
          },
          keyword,
          where ? sql`${isPublic} and ${where}` : isPublic,
          page,
        );
        return { ...found, records: await byIds(found.records) };
      }
      const [ids, total] = await Promise.all([
        idsOf(where, newestFirst, page),
        listTotal(database, 'product', category),
      ]);
      return { records: await byIds(ids), total, totalIsEstimate: false };
    },

    /** What the organisers recommend, in their order. */
    async recommended(keyword: string, page: PageRequest): Promise<Page<ProductRecord>> {
      const chosen = sql`recommended_rank is not null`;
      if (keyword.trim() !== '') {
        const searchable = {
          table: products,
          id: products.id,
          vector: products.search,
          order: sql`recommended_rank`,
        };
        const found = await searchIds(database, searchable, keyword, sql`${isPublic} and ${chosen}`, page);
        return { ...found, records: await byIds(found.records) };
      }
      const ids = await idsOf(chosen, [asc(products.recommendedRank)], page);
      const total = await database.orm().$count(products, and(isPublic, chosen));
      return { records: await byIds(ids), total, totalIsEstimate: false };
    },

    /** Other products of the same category, newest first, filled up from the category's branch. */
    async related(product: ProductRecord, limit: number): Promise<ProductRecord[]> {
      const others = ne(products.id, product.id);
      const page = { offset: 0, limit };
      const near = await idsOf(
        and(others, eq(products.categoryCode, product.categoryCode)),
        newestFirst,
        page,
      );
      const wide =
        near.length < limit
          ? await idsOf(and(others, eq(products.rootCode, product.rootCode)), newestFirst, {
              offset: 0,
              limit: limit * 2,
            })
          : [];
      return byIds([...new Set([...near, ...wide])].slice(0, limit));
    },

    /** One company's products, newest first. */
    async ofExhibitor(exhibitorId: string, page: PageRequest): Promise<Page<ProductRecord>> {
      const own = eq(products.exhibitorId, exhibitorId);
      const [ids, total] = await Promise.all([
        idsOf(own, newestFirst, page),
        database.orm().$count(products, and(isPublic, own)),
      ]);
      return { records: await byIds(ids), total, totalIsEstimate: false };
    },

    /** The first products of several companies in one statement, by company. */
    async firstOfExhibitors(
      exhibitorIds: string[],
      limit: number,
    ): Promise<Map<string, { total: number; records: ProductRecord[] }>> {
      const { rows } = await database.orm().execute<{ id: string; exhibitor_id: string; total: string }>(sql`
        select id::text, exhibitor_id::text, total from (
          select id, exhibitor_id, created_at,
            row_number() over (partition by exhibitor_id order by created_at desc, id desc) as place,
            count(*) over (partition by exhibitor_id) as total
          from product where status = 2 and exhibitor_id = any(${sql.param(exhibitorIds)}::bigint[])
        ) placed where place <= ${limit} order by exhibitor_id, place`);
      const byId = new Map((await byIds(rows.map((row) => row.id))).map((record) => [record.id, record]));
      const result = new Map<string, { total: number; records: ProductRecord[] }>(
        exhibitorIds.map((id) => [id, { total: 0, records: [] }]),
      );
      for (const row of rows) {
        const entry = result.get(row.exhibitor_id);
        const record = byId.get(row.id);
        if (!entry || !record) continue;
        entry.total = Number(row.total);
        entry.records.push(record);
      }
      return result;
    },
  };
}
