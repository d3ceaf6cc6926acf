import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { coupons, exchangeCoupons } from './tables.ts';

export interface CouponRow {
  coupon: typeof coupons.$inferSelect;
  kind: typeof exchangeCoupons.$inferSelect;
}

/** Reads and writes of coupons. */
export function couponStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Newest first; those of one moment in the edition's order. */
    async list(accountId: string, { offset, limit }: PageRequest): Promise<Page<CouponRow>> {
      const own = eq(coupons.accountId, accountId);
      const [records, total] = await Promise.all([
        orm()
          .select({ coupon: coupons, kind: exchangeCoupons })
          .from(coupons)
          .innerJoin(exchangeCoupons, eq(exchangeCoupons.id, coupons.exchangeCouponId))
          .where(own)
          .orderBy(desc(coupons.createdAt), asc(exchangeCoupons.rank), asc(coupons.id))
          .offset(offset)
          .limit(limit),
        orm().$count(coupons, own),
      ]);
      return { records, total, totalIsEstimate: false };
    },

    /** Ids of the kinds for everybody that can still be used on this day (yyyy-MM-dd). */
    async kindsForEverybody(day: string): Promise<string[]> {
      const rows = await orm()
        .select({ id: exchangeCoupons.id })
        .from(exchangeCoupons)
        .where(and(eq(exchangeCoupons.isForEveryVisitor, true), gte(exchangeCoupons.endsOn, day)));
      return rows.map(({ id }) => id);
    },

    /** Gives these, as far as the account does not have them already. */
    async give(rows: (typeof coupons.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await orm().insert(coupons).values(rows).onConflictDoNothing();
    },
  };
}
