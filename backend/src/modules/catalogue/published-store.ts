import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { reviewStatus } from '../../review/status.ts';
import { exhibitors, products } from './tables.ts';

export type PublishedKind = 'exhibitor' | 'product';

/** Records of a part: a site map of them stays below two megabytes, an answer below one. */
export const PART_SIZE = 5000;

const sources = {
  exhibitor: { table: exhibitors, where: undefined },
  product: { table: products, where: eq(products.status, reviewStatus.approved) },
};

/** Ids of everything that is public, in parts: for machines that read all of it. */
export function publishedStore(database: Database) {
  return {
    /** Where each part begins: after which id. One pass over the index. */
    async parts(kind: PublishedKind): Promise<string[]> {
      const { table, where } = sources[kind];
      const { rows } = await database.orm().execute<{ id: string }>(sql`
        select id::text as id from (
          select ${table.id} as id, row_number() over (order by ${table.id}) as place
          from ${table} ${where ? sql`where ${where}` : sql``}
        ) numbered
        where place % ${PART_SIZE} = 0 order by numbered.id`);
      return ['0', ...rows.map(({ id }) => id)];
    },

    /** The part after an id, in the order of ids. */
    part(kind: PublishedKind, after: string) {
      const { table, where } = sources[kind];
      return database
        .orm()
        .select({ id: table.id, updatedAt: table.updatedAt })
        .from(table)
        .where(and(gt(table.id, after), where))
        .orderBy(asc(table.id))
        .limit(PART_SIZE);
    },
  };
}
