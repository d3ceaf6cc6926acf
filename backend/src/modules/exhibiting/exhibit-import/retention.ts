import { sql } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { removedRows, type RetentionRule } from '../../../retention/index.ts';
import { exhibitImports as imports } from './tables.ts';

/** Lists of exhibits that companies sent in. */
export const exhibitListRetention = ({
  database,
  clock,
}: Pick<Core, 'clock' | 'database'>): RetentionRule => ({
  name: 'exhibit-lists',
  does: {
    ZH: '删除上传或提交后的展品表格',
    EN: 'Removes lists of exhibits after they were sent in or submitted.',
  },
  defaultDays: 180,
  now: () => clock.now(),
  ...removedRows(
    database,
    imports,
    (before) => sql`greatest(${imports.createdAt}, ${imports.submittedAt}) < ${before}`,
  ),
});
