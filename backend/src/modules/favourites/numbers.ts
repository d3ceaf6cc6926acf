import { count, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { during, type Span } from '../../db/span.ts';
import type { Interest } from '../catalogue/index.ts';
import { favourites as table } from './tables.ts';

/** Counts of what people have marked; the organiser's figures. */
export function favouriteNumbers(database: Database) {
  return {
    async total(span: Span): Promise<number> {
      const [row] = await database
        .orm()
        .select({ total: count() })
        .from(table)
        .where(during(table.createdAt, span));
      return row?.total ?? 0;
    },

    /** What was marked, for the catalogue to tell whose it is. */
    interest: (span: Span): Interest => sql`
      select ${table.collectType} = 1 as is_product, ${table.linkId} as link_id
      from ${table} where ${during(table.createdAt, span) ?? sql`true`}`,
  };
}
