import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { JobRow } from './queue.ts';
import { jobs } from './tables.ts';

/** Jobs that are listed at most. */
const MOST_LISTED = 50;

/** Jobs of all kinds, as whoever runs the service looks at them. */
export function jobRecords(database: Database) {
  const orm = () => database.orm();
  return {
    /** Those that are open or failed, then those that are done; the newest of each first, 50 at most. */
    newest: (): Promise<JobRow[]> =>
      orm()
        .select()
        .from(jobs)
        .orderBy(sql`${jobs.state} = 'done'`, desc(jobs.id))
        .limit(MOST_LISTED),

    find: async (id: string): Promise<JobRow | undefined> =>
      (await orm().select().from(jobs).where(eq(jobs.id, id)))[0],

    failedCount: (): Promise<number> => orm().$count(jobs, eq(jobs.state, 'failed')),
  };
}
