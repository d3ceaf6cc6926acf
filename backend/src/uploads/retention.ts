import { and, eq, lt } from 'drizzle-orm';
import type { Core } from '../core.ts';
import type { RetentionRule } from '../retention/index.ts';
import { removeFiles } from './forget.ts';
import { uploadStore } from './store.ts';
import { uploads } from './tables.ts';

/** Files that were sent and that no form took. */
export const unclaimedRetention = ({
  database,
  storage,
  clock,
}: Pick<Core, 'clock' | 'database' | 'storage'>): RetentionRule => ({
  name: 'unclaimed-uploads',
  does: {
    ZH: '删除上传后没有表单使用的文件',
    EN: 'Removes files that no form has taken after they were sent.',
  },
  // A draft may be finished on the next day.
  defaultDays: 3,
  now: () => clock.now(),
  count: (before) =>
    database.orm().$count(uploads, and(eq(uploads.isClaimed, false), lt(uploads.createdAt, before))),
  async sweep(before, batch, afterwards) {
    const gone = await uploadStore(database).removeUnclaimed(before, batch);
    afterwards(() => removeFiles(storage, gone));
    return gone.length;
  },
});
