import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { ProductRecord } from '../records.ts';
import { products } from '../tables.ts';
import { isPublic, newestFirst, type ProductRows } from './rows.ts';

/** Orders of the products of one company. */
const orders = { newest: sql`created_at desc, id desc`, id: sql`id` };

/** Reads of public products by their companies. */
export function companyProducts(database: Database, rows: ProductRows) {
  return {
    /** One company's products, newest first. */
    async ofExhibitor(exhibitorId: string, page: PageRequest): Promise<Page<ProductRecord>> {
      const own = eq(products.exhibitorId, exhibitorId);
      const [records, total] = await Promise.all([
        rows.page(own, newestFirst, page),
        database.orm().$count(products, and(isPublic, own)),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /**
     * The first products of several companies in one statement, by company.
     * @param order newest first, or by their ids
     */
    async firstOfExhibitors(
      exhibitorIds: string[],
      limit: number,
      order: keyof typeof orders = 'newest',
    ): Promise<Map<string, { total: number; records: ProductRecord[] }>> {
      const { rows: found } = await database.orm().execute<{
        id: string;
        exhibitor_id: string;
        total: string;
      }>(sql`
        select id::text, exhibitor_id::text, total from (
          select id, exhibitor_id, created_at,
            row_number() over (partition by exhibitor_id order by ${orders[order]}) as place,
            count(*) over (partition by exhibitor_id) as total
          from product where status = 2 and exhibitor_id = any(${sql.param(exhibitorIds)}::bigint[])
        ) placed where place <= ${limit} order by exhibitor_id, place`);
      const byId = new Map(
        (await rows.byIds(found.map((row) => row.id))).map((record) => [record.id, record]),
      );
      const result = new Map<string, { total: number; records: ProductRecord[] }>(
        exhibitorIds.map((id) => [id, { total: 0, records: [] }]),
      );
      for (const row of found) {
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
