import type {
  MailboxAttachmentResolvers,
  MailboxMessagePageResolvers,
  MailboxMessageResolvers,
  QueryResolvers,
} from '../../schema/resolvers.generated.ts';
import { isoInstant, pageFields } from '../page.ts';
import { mailboxSource } from './source.ts';

export const Query: Pick<QueryResolvers, 'mailbox'> = {
  mailbox: async (_root, { recipient, page, pageSize }, context) => {
    const record = await mailboxSource(context).list(recipient?.trim() ?? '', page, pageSize);
    return record && { record, page, pageSize };
  },
};

export const MailboxMessage: MailboxMessageResolvers = {
  channel: ({ channel }) => (channel === 'sms' ? 'SMS' : 'EMAIL'),
  sentAt: ({ sentTime }) => isoInstant(sentTime),
};

export const MailboxAttachment: MailboxAttachmentResolvers = {
  isPicture: ({ type }) => type.startsWith('image/'),
  url: ({ type, content }) => `data:${type.split(';', 1)[0] ?? ''};base64,${content}`,
};

export const MailboxMessagePage: MailboxMessagePageResolvers = pageFields;
