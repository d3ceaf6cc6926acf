import { shanghaiText } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Page, PageRequest } from '../http/page.ts';
import type { MailboxMessage } from './contract.ts';
import { mailboxStore } from './mailbox-store.ts';

/** What the demo sent, in the contract's records. */
export function mailboxService(database: Database) {
  const store = mailboxStore(database);

  return {
    async messages(recipient: string, request: PageRequest): Promise<Page<MailboxMessage>> {
      // A plus that nobody escaped arrives as a blank.
      const wanted = recipient.trim().replace(/^\d+$/, '+$&');
      const page = await store.page(wanted, request);
      const records = page.records.map(({ channel, sentAt, ...message }) => ({
        ...message,
        channel: channel === 'sms' ? ('sms' as const) : ('email' as const),
        sentTime: shanghaiText(sentAt),
      }));
      return { ...page, records };
    },
  };
}
