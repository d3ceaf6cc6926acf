import { lt } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { removedRows, type RetentionRule } from '../../../retention/index.ts';
import { auditEntries } from './tables.ts';

/** The log of what the organiser does. */
export const auditRetention = ({
  database,
  recordTime,
}: Pick<Core, 'database' | 'recordTime'>): RetentionRule => ({
  name: 'audit',
  does: { ZH: '删除写入后的操作日志', EN: 'Removes entries of the audit log after they were written.' },
  // Three years: one edition of a biennial show with the preparation of the next.
  defaultDays: 1095,
  now: recordTime,
  ...removedRows(database, auditEntries, (before) => lt(auditEntries.at, before)),
});
