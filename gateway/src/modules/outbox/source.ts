import { defineSource } from '../../context/source.ts';
import { nullIfNotFound } from '../../rest/offered-calls.ts';

/** What the demo sent; never shared, so that a message shows as soon as it is there. */
export const mailboxSource = defineSource(({ rest }) => ({
  /** @returns null outside of the demo, where there is no such call */
  list: (recipient: string, page: number, pageSize: number) =>
    nullIfNotFound(rest.get('/app/outbox/mailbox', { query: { recipient, pageNo: page, pageSize } })),
}));
