import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exhibitors } from './tables.ts';

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
  };
}
