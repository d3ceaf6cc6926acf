import { and, isNull, lt } from 'drizzle-orm';
import type { Core } from '../core.ts';
import { removedRows, type RetentionRule } from '../retention/index.ts';
import { mailbox, outgoing } from './tables.ts';

/** Messages to people, which hold addresses and what was written to them. */
export const outboxRetention = ({
  database,
  realTime,
  recordTime,
}: Pick<Core, 'database' | 'realTime' | 'recordTime'>): RetentionRule[] => [
  {
    name: 'delivered-messages',
    does: { ZH: '删除投递后的邮件和短信', EN: 'Removes e-mails and SMS after their delivery.' },
    // A season of “you never wrote to me”.
    defaultDays: 90,
    now: realTime,
    ...removedRows(database, outgoing, (before) =>
      and(lt(outgoing.sentAt, before), isNull(outgoing.bouncedAt)),
    ),
  },
  {
    name: 'given-up-messages',
    does: {
      ZH: '删除放弃投递后的邮件和短信',
      EN: 'Removes e-mails and SMS after their delivery was given up.',
    },
    // Somebody may still find out what was wrong, and send them again.
    defaultDays: 180,
    now: realTime,
    ...removedRows(database, outgoing, (before) =>
      and(isNull(outgoing.sentAt), lt(outgoing.failedAt, before)),
    ),
  },
  {
    name: 'bounced-letters',
    does: {
      ZH: '删除退信记录，此后该邮箱可再次收到邀请和快讯',
      EN: 'Removes letters after they came back; their addresses get invitations and newsletters again.',
    },
    // An address that is gone stays gone until the next edition of a biennial show.
    defaultDays: 730,
    now: realTime,
    ...removedRows(database, outgoing, (before) => lt(outgoing.bouncedAt, before)),
  },
  {
    name: 'demo-mailbox',
    does: {
      ZH: '删除演示信箱中的邮件和短信',
      EN: 'Removes messages from the mailbox of the demo after they were sent.',
    },
    defaultDays: 90,
    now: recordTime,
    ...removedRows(database, mailbox, (before) => lt(mailbox.sentAt, before)),
  },
];
