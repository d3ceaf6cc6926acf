import { eq } from 'drizzle-orm';
import type { PersonHolding } from '../../holdings/person.ts';
import { eventRegistrations } from './tables.ts';

/** What somebody has here. */
export const ownEvents: readonly PersonHolding[] = [
  {
    kind: 'event-registrations',
    label: { ZH: '会议报名', EN: 'Event sign-ups' },
    table: eventRegistrations,
    of: ({ accountId }) => (accountId === null ? undefined : eq(eventRegistrations.accountId, accountId)),
    then: 'removed',
  },
];
