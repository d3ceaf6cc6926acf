import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { MailboxMessage } from '../src/outbox/contract.ts';
import { createMessaging, providersFor, type Message } from '../src/outbox/index.ts';
import { createSeal, newKey } from '../src/sealing/seal.ts';
import { useService } from './support/service.ts';
import { everythingSent } from './support/sending.ts';
import { required } from './support/required.ts';

interface Page {
  records: MailboxMessage[];
  total: number;
}

describe("the demo's mailbox", () => {
  const service = useService();
  let time = new Date('2026-03-01T08:00:00Z');
  const now = () => time;
  const ada: Message = {
    channel: 'email',
    recipient: 'Ada@example.org',
    language: 'EN',
    body: 'one',
    html: '<p>one',
  };
  const lin: Message = {
    channel: 'sms',
    recipient: '+8613800138000',
    language: 'ZH',
    body: '482913',
    isSecret: true,
  };

  const seal = createSeal([newKey()]);
  const messaging = (env: NodeJS.ProcessEnv) => {
    const database = service.database();
    const providers = providersFor(readConfig(env), { database, seal, now, shownTime: now });
    const log = { error: () => {}, info: () => {}, warn: () => {} };
    return { providers, ...createMessaging({ database, now, providers, policy: everythingSent, log }) };
  };
  const mailbox = async (query = '') => (await service.get<Page>(`/app/outbox/mailbox${query}`)).result;

  beforeAll(async () => {
    const { outbox, worker } = messaging({ DEMO_EDITION: '1' });
    for (const message of [ada, lin, { ...ada, subject: 'Second', body: 'two' }]) {
      await outbox.post(message);
      await worker.drain();
      time = new Date(time.getTime() + 1000);
    }
  });

  it('shows what was sent, newest first, with the codes that the outbox no longer holds', async () => {
    const { records, total } = await mailbox();
    expect(total).toBe(3);
    expect(records.map(({ body }) => body)).toEqual(['two', '482913', 'one']);
    expect(records[1]).toEqual({
      id: expect.stringMatching(/^\d+$/) as string,
      channel: 'sms',
      recipient: lin.recipient,
      subject: '',
      body: '482913',
      html: '',
      attachments: [],
      sentTime: '2026-03-01 16:00:01',
    });
  });

  it.each(['%2B8613800138000', '+8613800138000', '8613800138000'])(
    'finds the messages to %s',
    async (number) => {
      expect((await mailbox(`?recipient=${number}`)).records.map(({ body }) => body)).toEqual(['482913']);
    },
  );

  it('finds the messages to an address however it is written, by pages', async () => {
    const found = await mailbox('?recipient=ada@EXAMPLE.org&pageSize=1&pageNo=2');
    expect(found).toMatchObject({ total: 2, records: [{ body: 'one', html: '<p>one' }] });
    expect((await mailbox('?recipient=nobody@example.org')).records).toEqual([]);
  });

  it('is kept by nobody on the way, and refuses what it does not know', async () => {
    const response = await service.app().inject('/app/outbox/mailbox');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await service.get('/app/outbox/mailbox?pageNo=0', 'EN')).toMatchObject({
      status: 400,
      success: false,
    });
    const long = `/app/outbox/mailbox?recipient=${'a'.repeat(255)}`;
    expect(await service.get(long)).toMatchObject({ status: 400 });
  });

  it('holds a message once, however often it is delivered', async () => {
    const { providers } = messaging({ DEMO_EDITION: '1' });
    const delivery = {
      ...ada,
      id: '77',
      subject: '',
      html: '',
      attachments: [],
      isSecret: false,
      requestId: '',
    };
    const signal = new AbortController().signal;
    await required(providers.email).deliver(delivery, signal);
    await required(providers.email).deliver(delivery, signal);
    expect((await mailbox()).total).toBe(4);
  });

  it("dates its messages by the demo's own time", async () => {
    const shown = new Date('2025-06-16T01:00:00Z');
    const providers = providersFor(readConfig({ DEMO_EDITION: '1' }), {
      database: service.database(),
      seal,
      now,
      shownTime: () => shown,
    });
    const delivery = {
      ...lin,
      recipient: '+8613800138009',
      id: '78',
      subject: '',
      html: '',
      attachments: [],
      isSecret: false,
      requestId: '',
    };
    await required(providers.sms).deliver(delivery, new AbortController().signal);
    const { records } = await mailbox('?recipient=8613800138009');
    expect(records).toMatchObject([{ sentTime: '2025-06-16 09:00:00' }]);
  });

  it('takes the place of missing providers in the demo only', () => {
    expect(messaging({}).providers).toEqual({ email: undefined, sms: undefined });
    const both = messaging({ DEMO_EDITION: '1' }).providers;
    expect(both.email).toBe(both.sms);
    const mixed = messaging({
      DEMO_EDITION: '1',
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'noreply@example.org',
    }).providers;
    expect(mixed.email).not.toBe(mixed.sms);
    mixed.email?.close?.();
  });
});

describe('a service that is no demo', () => {
  const service = useService();
  let app: Awaited<ReturnType<typeof buildApp>>['app'];

  beforeAll(async () => {
    ({ app } = await buildApp({
      database: service.database(),
      clock: service.clock,
      realTime: () => new Date(),
      messages: { post: async () => {}, assertAccepts: async () => {} },
      storage: service.storage(),
      demoEdition: false,
      review: service.review(),
      demoReviewSeconds: null,
      site: 'https://fair.example/d',
      seal: createSeal([newKey()]),
      logger: false,
    }));
  });
  afterAll(() => app.close());

  it('has no mailbox', async () => {
    expect((await app.inject('/app/outbox/mailbox')).statusCode).toBe(404);
    expect((await app.inject('/app/outbox/mailbox?recipient=ada@example.org')).statusCode).toBe(404);
  });
});
