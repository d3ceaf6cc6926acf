import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { favourites } from './tables.ts';

export type FavouriteRow = typeof favourites.$inferSelect;

/** One account's marks of one kind. */
export interface Shelf {
  accountId: string;
  collectType: 1 | 2;
}

const on = ({ accountId, collectType }: Shelf) =>
  and(eq(favourites.accountId, accountId), eq(favourites.collectType, collectType));

/** Reads and writes of favourites. */
export function favouriteStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** @returns undefined when it is marked already */
    async add(shelf: Shelf, linkId: string, createdAt: Date): Promise<FavouriteRow | undefined> {
      const [row] = await orm()
        .insert(favourites)
        .values({ ...shelf, linkId, createdAt })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** @returns whether it was there, and the account's own */
    async remove(accountId: string, id: string): Promise<boolean> {
      const rows = await orm()
        .delete(favourites)
        .where(and(eq(favourites.accountId, accountId), eq(favourites.id, id)))
        .returning({ id: favourites.id });
      return rows.length > 0;
    },

    async removeLink(shelf: Shelf, linkId: string): Promise<void> {
      await orm()
        .delete(favourites)
        .where(and(on(shelf), eq(favourites.linkId, linkId)));
    },

    /** Which of some things are marked. */
    marked: (shelf: Shelf, linkIds: string[]): Promise<FavouriteRow[]> =>
      orm()
        .select()
        .from(favourites)
        .where(and(on(shelf), inArray(favourites.linkId, linkIds))),

    async list(shelf: Shelf, { offset, limit }: PageRequest): Promise<Page<FavouriteRow>> {
      const [records, total] = await Promise.all([
        orm()
          .select()
          .from(favourites)
          .where(on(shelf))
          .orderBy(desc(favourites.createdAt), desc(favourites.id))
          .offset(offset)
          .limit(limit),
        orm().$count(favourites, on(shelf)),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
