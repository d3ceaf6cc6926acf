import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data/person.ts';
import { auditEntries } from '../audit/tables.ts';
import { checkIns, checkInScans } from './tables.ts';

/** When somebody came in. The counts stay: without the registration's name and the code they tell of nobody. */
export const ownCheckIns: readonly PersonalData[] = [
  {
    kind: 'check-ins',
    label: { ZH: '入场记录', EN: 'Check-ins' },
    table: checkIns,
    of: ({ registrationId }) =>
      registrationId === null ? undefined : eq(checkIns.registrationId, registrationId),
    hidden: ['registrationId'],
    then: 'kept',
  },
  {
    kind: 'scans',
    label: { ZH: '扫码记录', EN: 'Scans of the pass' },
    table: checkInScans,
    of: ({ registrationId }) =>
      registrationId === null ? undefined : eq(checkInScans.registrationId, registrationId),
    shown: ['code', 'door', 'scannedAt', 'result'],
    then: { code: '' },
  },
  {
    // The log keeps who of the staff did what and when; the visitor's name goes.
    kind: 'door-log',
    label: { ZH: '日志中的签到', EN: 'Check-ins in the log' },
    table: auditEntries,
    of: ({ registrationId }) =>
      registrationId === null
        ? undefined
        : and(eq(auditEntries.subjectKind, 'pass'), eq(auditEntries.subjectId, registrationId)),
    shown: ['at', 'action', 'subject'],
    then: { subject: '' },
  },
];
