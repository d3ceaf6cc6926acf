import { sql } from 'drizzle-orm';
import type { Core } from '../../core.ts';
import { removedRows, type RetentionRule } from '../../retention/index.ts';
import { visitGroups } from './tables.ts';

/** Lists of people who come together. Who was registered by one stays registered, as one of a group. */
export const groupRetention = ({ database, clock }: Pick<Core, 'clock' | 'database'>): RetentionRule => ({
  name: 'group-lists',
  does: {
    ZH: '删除上传或登记后的团体名单',
    EN: 'Removes lists of groups after they were sent in or registered.',
  },
  defaultDays: 180,
  now: () => clock.now(),
  ...removedRows(
    database,
    visitGroups,
    (before) => sql`greatest(${visitGroups.createdAt}, ${visitGroups.registeredAt}) < ${before}`,
  ),
});
