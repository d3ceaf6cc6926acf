import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { banners } from './tables.ts';
import { writtenRow } from '../../db/written-row.ts';

export type HomeBannerRow = typeof banners.$inferSelect;
/** All that an editor writes; its place among the others is given by their order. */
export type HomeBannerValues = Omit<HomeBannerRow, 'id' | 'rank'>;

/** The home page's banners as their editors see them, also those that are not shown now. */
export function homeBanners(database: Database) {
  const orm = () => database.orm();
  return {
    /** In their order. */
    list: (): Promise<HomeBannerRow[]> =>
      orm().select().from(banners).orderBy(asc(banners.rank), asc(banners.id)),

    /** All of them, held until the transaction ends: whoever adds or moves one is alone with the order. */
    lockAll: (): Promise<HomeBannerRow[]> =>
      orm().select().from(banners).orderBy(asc(banners.rank), asc(banners.id)).for('update'),

    async add(values: HomeBannerValues, rank: number): Promise<HomeBannerRow> {
      const id = sql`nextval('record_id')`;
      const rows = await orm()
        .insert(banners)
        .values({ ...values, id, rank })
        .returning();
      return writtenRow(rows);
    },

    async change(id: string, values: HomeBannerValues): Promise<HomeBannerRow> {
      const rows = await orm().update(banners).set(values).where(eq(banners.id, id)).returning();
      return writtenRow(rows);
    },

    async remove(id: string): Promise<void> {
      await orm().delete(banners).where(eq(banners.id, id));
    },

    /** Puts them in this order. */
    async order(ids: readonly string[]): Promise<void> {
      for (const [rank, id] of ids.entries())
        await orm().update(banners).set({ rank }).where(eq(banners.id, id));
    },
  };
}
