import type { Schemas } from '../../rest/operations.ts';
import type { PageParent } from '../page.ts';

export type MailboxMessageParent = Schemas['MailboxMessage'];
export type MailboxAttachmentParent = MailboxMessageParent['attachments'][number];
export type MailboxMessagePageParent = PageParent<MailboxMessageParent>;
