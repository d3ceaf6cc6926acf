import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data/person.ts';
import { eventRegistrations } from './tables.ts';

/** What somebody has here. */
export const ownEvents: readonly PersonalData[] = [
  {
    kind: 'event-registrations',
    label: { ZH: '会议报名', EN: 'Event sign-ups' },
    table: eventRegistrations,
    of: ({ accountId }) => (accountId === null ? undefined : eq(eventRegistrations.accountId, accountId)),
    then: 'removed',
  },
];
