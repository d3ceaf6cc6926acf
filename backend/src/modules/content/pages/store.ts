import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { hotels, pageBlocks } from './tables.ts';

export type PageBlockRow = typeof pageBlocks.$inferSelect;
export type HotelRow = typeof hotels.$inferSelect;

/** Reads of what pages list. */
export function pageStore(database: Database) {
  const orm = () => database.orm();
  return {
    blocks: (section: string): Promise<PageBlockRow[]> =>
      orm()
        .select()
        .from(pageBlocks)
        .where(eq(pageBlocks.section, section))
        .orderBy(asc(pageBlocks.rank), asc(pageBlocks.id)),

    hotels: (): Promise<HotelRow[]> => orm().select().from(hotels).orderBy(asc(hotels.rank), asc(hotels.id)),
  };
}
