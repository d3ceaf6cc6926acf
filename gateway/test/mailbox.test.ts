import { expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { page } from './support/records.ts';

const QUERY = `query ($recipient: String) { mailbox(recipient: $recipient, page: 2, pageSize: 5) {
  totalCount pageInfo { page pageCount } nodes { id channel recipient subject body sentAt } } }`;
const message = {
  id: '4',
  channel: 'sms',
  recipient: '+8613800138000',
  subject: '',
  body: '482913',
  html: '',
  sentTime: '2026-03-01 16:00:01',
};

it("brings the demo's mailbox, newest first, by recipient and page", async () => {
  const { query, rest } = await useGateway({
    '/app/outbox/mailbox': () => ({ ...page([message], 7), pages: 2 }),
  });
  const answer = await query(QUERY, { variables: { recipient: ' +8613800138000 ' } });
  expect(answer.data).toEqual({
    mailbox: {
      totalCount: 7,
      pageInfo: { page: 2, pageCount: 2 },
      nodes: [
        {
          id: '4',
          channel: 'SMS',
          recipient: '+8613800138000',
          subject: '',
          body: '482913',
          sentAt: '2026-03-01T16:00:01+08:00',
        },
      ],
    },
  });
  expect(rest.calls.map(({ path }) => path)).toEqual([
    '/app/outbox/mailbox?recipient=%2B8613800138000&pageNo=2&pageSize=5',
  ]);
});

it('is null outside of the demo, and an error where nobody can tell', async () => {
  const none = await useGateway({});
  expect((await none.query(QUERY)).data).toEqual({ mailbox: null });
  const down = await useGateway({ '/app/outbox/mailbox': () => refusal(503, 500, 'down') });
  expect((await down.query(QUERY)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
});
