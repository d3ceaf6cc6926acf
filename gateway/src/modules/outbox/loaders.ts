import type { Caller, RestClient } from '../../rest/client.ts';
import type { MailboxMessageRecord } from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { isNotFound } from '../../rest/offered-calls.ts';

/** What the demo sent, for one request; never shared, so that a message shows as soon as it is there. */
export function outboxLoaders(rest: RestClient, caller: Caller) {
  return {
    /** @returns null outside of the demo, where there is no such call */
    mailbox: async (
      recipient: string,
      page: number,
      pageSize: number,
    ): Promise<PageRecord<MailboxMessageRecord> | null> => {
      try {
        return await rest.readOwn(caller, '/app/outbox/mailbox', { recipient, pageNo: page, pageSize });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}
