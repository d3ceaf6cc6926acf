import { lt } from 'drizzle-orm';
import type { Core } from '../../../core.ts';
import { removedRows, type RetentionRule } from '../../../retention/index.ts';
import { checkInScans } from './tables.ts';

/** Scans at the doors, each with a device and a code. Who was in on which day stays, as the figures of the edition. */
export const scanRetention = ({
  database,
  recordTime,
}: Pick<Core, 'database' | 'recordTime'>): RetentionRule => ({
  name: 'scans',
  does: { ZH: '删除到达后的入场扫码记录', EN: 'Removes scans of passes at the entrance after they arrived.' },
  // Until the accounts of an edition are closed, a year after it, disputes about a scan are looked up.
  defaultDays: 400,
  now: recordTime,
  ...removedRows(database, checkInScans, (before) => lt(checkInScans.receivedAt, before)),
});
