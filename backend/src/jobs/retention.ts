import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { removedRows, type RetentionRule } from '../retention/index.ts';
import { jobs } from './tables.ts';

/** Long work that is done. What was given up stays until somebody tries it again. */
export const jobRetention = ({
  database,
  realTime,
}: {
  database: Database;
  realTime: () => Date;
}): RetentionRule => ({
  name: 'jobs',
  does: { ZH: '删除完成后的后台任务记录', EN: 'Removes records of background work after it was done.' },
  defaultDays: 90,
  now: realTime,
  ...removedRows(database, jobs, (before) => and(eq(jobs.state, 'done'), lt(jobs.finishedAt, before))),
});
