import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exhibitors } from '../tables.ts';

/** Names the lock of all numbers together. */
const ANY = 'booth';

/** What a company's booth decides, and the row that its writers take turns at. */
export function boothStore(database: Database) {
  const read = (exhibitorId: string) =>
    database
      .orm()
      .select({ area: exhibitors.boothArea })
      .from(exhibitors)
      .where(eq(exhibitors.id, exhibitorId));
  return {
    /** The booth's area as the organiser wrote it; blank where there is none. */
    area: async (exhibitorId: string): Promise<string> => (await read(exhibitorId))[0]?.area ?? '',

    /**
     * The same, and whoever else locks this company waits until the transaction ends. Writers of what points at the
     * company go on.
     */
    lock: async (exhibitorId: string): Promise<string> =>
      (await read(exhibitorId).for('no key update'))[0]?.area ?? '',

    /** Until the transaction ends nobody else allots the booth with this number. */
    async lockNumber(boothNumber: string): Promise<void> {
      const key = `booth:${boothNumber}`;
      // Shared: only who allots any number waits for it.
      await database.orm().execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${ANY}, 0))`);
      await database.orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    },

    /** Until the transaction ends nobody else allots any booth: for whoever allots hundreds. */
    async lockNumbers(): Promise<void> {
      await database.orm().execute(sql`select pg_advisory_xact_lock(hashtextextended(${ANY}, 0))`);
    },

    /** Which of these numbers some company has. @param except id of a company that does not count */
    taken: async (boothNumbers: readonly string[], except?: string): Promise<Set<string>> => {
      if (boothNumbers.length === 0) return new Set();
      const rows = await database
        .orm()
        .select({ boothNumber: exhibitors.boothNumber })
        .from(exhibitors)
        .where(
          and(
            inArray(exhibitors.boothNumber, [...boothNumbers]),
            except === undefined ? undefined : ne(exhibitors.id, except),
          ),
        );
      return new Set(rows.map(({ boothNumber }) => boothNumber));
    },

    /** Ids of the companies that have the booth with this number. */
    holdersOf: async (boothNumber: string): Promise<string[]> =>
      (
        await database
          .orm()
          .select({ id: exhibitors.id })
          .from(exhibitors)
          .where(eq(exhibitors.boothNumber, boothNumber))
      ).map(({ id }) => id),
  };
}
