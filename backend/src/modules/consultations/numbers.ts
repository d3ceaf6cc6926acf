import { and, count, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { during, type Span } from '../../db/span.ts';
import type { Interest } from '../catalogue/index.ts';
import { consultations as table } from './tables.ts';

const SUPPLIER = 1;
const PRODUCT = 3;

/** Counts of questions; the organiser's figures. */
export function consultationNumbers(database: Database) {
  return {
    /** All of them: to suppliers, about products, to buyers. */
    async total(span: Span): Promise<number> {
      const [row] = await database
        .orm()
        .select({ total: count() })
        .from(table)
        .where(during(table.createdAt, span));
      return row?.total ?? 0;
    },

    /** What suppliers and products were asked about, for the catalogue to tell whose it is. */
    interest: (span: Span): Interest => sql`
      select ${table.type} = ${PRODUCT} as is_product, ${table.linkId} as link_id
      from ${table} where ${and(inArray(table.type, [SUPPLIER, PRODUCT]), during(table.createdAt, span))}`,
  };
}
