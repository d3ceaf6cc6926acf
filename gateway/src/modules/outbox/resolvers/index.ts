import type { MailboxMessageResolvers, QueryResolvers } from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields } from '../../page.ts';

const Query: Pick<QueryResolvers, 'mailbox'> = {
  mailbox: async (_root, { recipient, page, pageSize }, { outbox }) => {
    const record = await outbox.mailbox(recipient?.trim() ?? '', page, pageSize);
    return record && { record, page, pageSize };
  },
};

const MailboxMessage: MailboxMessageResolvers = {
  channel: ({ channel }) => (channel === 'sms' ? 'SMS' : 'EMAIL'),
  sentAt: ({ sentTime }) => isoInstant(sentTime),
};

/** The demo's mailbox. */
export const outboxResolvers = { Query, MailboxMessage, MailboxMessagePage: pageFields };
