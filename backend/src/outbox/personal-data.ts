import { inArray } from 'drizzle-orm';
import type { PersonalData } from '../personal-data/person.ts';
import { mailbox, outgoing } from './tables.ts';

const label = { ZH: '邮件与短信', EN: 'E-mails and SMS' };

/** Letters to somebody, sent and still to send; and what the demo's mailbox holds of them. */
export const ownLetters: readonly PersonalData[] = [
  {
    kind: 'letters',
    label,
    table: outgoing,
    of: ({ addresses }) => (addresses.length === 0 ? undefined : inArray(outgoing.recipient, addresses)),
    shown: [
      'channel',
      'recipient',
      'language',
      'subject',
      'body',
      'createdAt',
      'sentAt',
      'bouncedAt',
      'bounceStatus',
      'bounceText',
    ],
    then: 'removed',
  },
  {
    kind: 'mailbox',
    label: { ZH: '演示信箱', EN: 'Demo mailbox' },
    table: mailbox,
    of: ({ addresses }) => (addresses.length === 0 ? undefined : inArray(mailbox.recipient, addresses)),
    shown: ['channel', 'recipient', 'subject', 'sentAt'],
    then: 'removed',
  },
];
