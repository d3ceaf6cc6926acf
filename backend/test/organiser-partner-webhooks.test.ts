import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { keyHash } from '../src/modules/api-keys/secret.ts';
import { writePlace } from '../src/modules/changes/cursor.ts';
import { changes } from '../src/modules/changes/tables.ts';
import { MOST_COUNTED } from '../src/modules/changes/index.ts';
import type { PartnerFeed } from '../src/modules/organiser/partners/contract.ts';
import type {
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  IssuedWebhook,
  Webhook,
} from '../src/modules/webhooks/contract.ts';
import { signedIn } from './support/accounts.ts';
import { partnerWithKey } from './support/partners.ts';
import { startReceiver } from './support/receiver.ts';
import { required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

interface Entry {
  action: string;
  actionText: string;
  subject: string;
}

const allowed: string[] = [];
const service = useService({ allowedReceivers: allowed });
const receivers: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  for (const one of receivers) await one.close();
});

/** A partner, what administrators ask about it, and what its program asks. */
async function partner() {
  const { id, key, revoke } = await partnerWithKey(service, ['read:exhibitors', 'manage:webhooks']);
  const { token } = await staffMember(service, 'administrator');
  const ask = <T>(method: 'GET' | 'POST', path: string, by = token) =>
    service.call<T>(method, `/organiser/partners/${id}${path}`, { token: by, language: 'EN' });
  const program = <T>(path: string, body?: object) =>
    service.call<T>('POST', `/app/webhooks${path}`, {
      token: key,
      language: 'EN',
      ...(body ? { body } : {}),
    });
  return { id, key, revoke, ask, program, token };
}

/** A partner with a webhook at a receiver of its own that answers with the status that is set. */
async function partnerWithWebhook() {
  const found = await partner();
  let status = 200;
  const receiver = await startReceiver((response) => response.writeHead(status).end(`it is ${status}`));
  receivers.push(receiver);
  allowed.push(receiver.origin);
  const added = await found.program<IssuedWebhook>('', {
    name: 'CRM',
    url: receiver.url,
    types: ['exhibitor'],
    operations: ['UPSERT', 'REMOVE'],
    recordIds: [],
    selection: '{ recordId }',
    locale: 'EN',
  });
  const { record, secret } = added.result;
  const { ask, program } = found;
  const deliveries = async (query = '') =>
    (await ask<DeliveryPage>('GET', `/webhooks/${record.id}/deliveries${query}`)).result;
  const stateOf = async (id: string) => (await ask<DeliveryDetail>('GET', `/deliveries/${id}`)).result.state;
  return {
    ...found,
    record,
    secret,
    receiver,
    deliveries,
    stateOf,
    answerWith: (other: number) => {
      status = other;
    },
    /** Has a test sent, and waits until that has ended in a state. */
    testUntil: async (state: Delivery['state']): Promise<string> => {
      const { id } = (await program<Delivery>(`/${record.id}/test`)).result;
      await expect.poll(() => stateOf(id)).toBe(state);
      return id;
    },
  };
}

describe('webhooks of a partner at the console', () => {
  it('are listed with what was taken and what failed, without their secrets', async () => {
    const { ask, record, secret, testUntil, answerWith } = await partnerWithWebhook();
    await testUntil('delivered');
    answerWith(500);
    await testUntil('failed');
    const { result } = await ask<Webhook[]>('GET', '/webhooks');
    expect(result).toMatchObject([
      { id: record.id, name: 'CRM', state: 'active', waiting: 0, delivered: 1, failed: 1, failures: 1 },
    ]);
    expect((await ask<Webhook>('GET', `/webhooks/${record.id}`)).result).toEqual(result[0]);
    expect(required(result[0]).lastSuccessAt).not.toBeNull();
    expect(JSON.stringify(result)).not.toContain(secret);
  });

  it('show their deliveries by state and page, each with what was sent and answered', async () => {
    const { ask, deliveries, testUntil, answerWith } = await partnerWithWebhook();
    const delivered = await testUntil('delivered');
    answerWith(503);
    const failed = await testUntil('failed');
    expect((await deliveries()).records.map(({ id }) => id)).toEqual([failed, delivered]);
    expect((await deliveries('?state=failed')).records.map(({ id }) => id)).toEqual([failed]);
    const page = await deliveries('?first=1');
    expect(page).toMatchObject({ records: [{ id: failed }], hasNext: true });
    const next = await deliveries(`?first=1&after=${page.endCursor}`);
    expect(next).toMatchObject({ records: [{ id: delivered }], hasNext: false });
    const { result } = await ask<DeliveryDetail>('GET', `/deliveries/${failed}`);
    expect(result).toMatchObject({
      state: 'failed',
      type: null,
      log: [{ status: 503, response: 'it is 503', error: 'HTTP_503' }],
    });
    expect(JSON.parse(result.body)).toMatchObject({ type: 'test' });
    expect(required(result.log[0]).headers['webhook-id']).toBe(failed);
  });

  it('are paused, resumed and sent deliveries again, with entries of the log', async () => {
    const { ask, record, testUntil, answerWith, stateOf, receiver, token } = await partnerWithWebhook();
    answerWith(500);
    const failed = await testUntil('failed');
    const paused = await ask<Webhook>('POST', `/webhooks/${record.id}/pause`);
    expect(paused).toMatchObject({ message: 'The webhook is paused', result: { pauseReason: 'asked' } });
    expect((await ask('POST', `/webhooks/${record.id}/pause`)).status).toBe(409);
    expect((await ask('POST', `/deliveries/${failed}/again`)).status).toBe(409);
    const resumed = await ask<Webhook>('POST', `/webhooks/${record.id}/resumption`);
    expect(resumed).toMatchObject({ message: 'The webhook is active again', result: { state: 'active' } });
    answerWith(204);
    const again = await ask<Delivery>('POST', `/deliveries/${failed}/again`);
    expect(again).toMatchObject({ message: 'The delivery will be sent again', result: { id: failed } });
    await expect.poll(() => stateOf(failed)).toBe('delivered');
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([failed, failed]);
    const { result } = await service.call<{ records: Entry[] }>(
      'GET',
      '/organiser/audit?action=partner-webhook',
      { token, language: 'EN' },
    );
    expect(result.records.slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['partner-webhook.redeliver', 'Cable Weekly: CRM'],
      ['partner-webhook.resume', 'Cable Weekly: CRM'],
      ['partner-webhook.pause', 'Cable Weekly: CRM'],
    ]);
  });

  it('are those of that partner alone, and for administrators alone', async () => {
    const owner = await partnerWithWebhook();
    const delivery = await owner.testUntil('delivered');
    const other = await partner();
    const calls = [
      ['GET', `/webhooks/${owner.record.id}`],
      ['GET', `/webhooks/${owner.record.id}/deliveries`],
      ['GET', `/deliveries/${delivery}`],
      ['POST', `/webhooks/${owner.record.id}/pause`],
      ['POST', `/webhooks/${owner.record.id}/resumption`],
      ['POST', `/deliveries/${delivery}/again`],
    ] as const;
    for (const [method, path] of calls) expect((await other.ask(method, path)).status, path).toBe(404);
    expect((await other.ask('GET', '/webhooks')).result).toEqual([]);
    const strangers = [
      (await staffMember(service, 'editor', 'reviewer', 'door')).token,
      (await signedIn(service)).token,
    ];
    for (const by of strangers) {
      for (const [method, path] of [...calls, ['GET', '/webhooks'], ['GET', '/feeds']] as const)
        expect((await owner.ask(method, path, by)).status, path).toBe(403);
    }
    expect(await owner.stateOf(delivery)).toBe('delivered');
  });
});

describe('how far keys of a partner have read the changes', () => {
  const orm = () => service.database().orm();
  const nothing = { requests: 0, refused: 0, cost: 0 };
  const lease = (key: string, more: object = {}) =>
    service.call('POST', '/app/keys/lease', {
      body: { hash: keyHash(key), needed: 0, wanted: 0, used: nothing, ...more },
    });
  const cursor = async () =>
    (await service.get<{ endCursor: string }>('/app/changes?first=500', 'EN')).result.endCursor;
  const feedsOf = async ({ ask }: Pick<Awaited<ReturnType<typeof partner>>, 'ask'>) =>
    (await ask<PartnerFeed[]>('GET', '/feeds')).result;

  it('is kept as gateways tell it, and told with what it has not read of its kinds', async () => {
    const found = await partner();
    expect(await feedsOf(found)).toEqual([]);
    const after = await cursor();
    await lease(found.key, { feed: { after, types: ['exhibitor', 'category'] } });
    await orm()
      .insert(changes)
      .values(
        ['exhibitor', 'product', 'exhibitor', 'news', 'category'].map((type) => ({
          type,
          recordId: '1',
          at: new Date('2026-11-26T08:00:00Z'),
        })),
      );
    // A transaction of another test of the same server may hold the end of the log back for a moment.
    await expect
      .poll(() => feedsOf(found))
      .toMatchObject([
        {
          name: 'Event app',
          isExpired: false,
          behindCount: 3,
          behindHasMore: false,
          behindSince: '2026-11-26T08:00:00.000Z',
        },
      ]);
    const [feed] = await feedsOf(found);
    expect(Date.now() - Date.parse(required(feed).lastReadAt)).toBeLessThan(60_000);
    // A gateway that tells nothing, such as an older one, leaves it as it is.
    await lease(found.key);
    expect(await feedsOf(found)).toEqual([feed]);
    await lease(found.key, { feed: { after: await cursor(), types: ['exhibitor'] } });
    expect(await feedsOf(found)).toMatchObject([{ behindCount: 0, behindSince: null, isExpired: false }]);
    await found.revoke();
    expect(await feedsOf(found)).toEqual([]);
  });

  it('is counted up to a bound', async () => {
    const found = await partner();
    const after = await cursor();
    await lease(found.key, { feed: { after, types: ['video'] } });
    await orm().execute(
      sql`insert into change (type, record_id) select 'video', n::text from generate_series(1, ${MOST_COUNTED + 500}) n`,
    );
    await expect
      .poll(() => feedsOf(found))
      .toMatchObject([{ behindCount: MOST_COUNTED, behindHasMore: true, isExpired: false }]);
  });

  it('is expired where the log does not go back so far', async () => {
    const found = await partner();
    const after = writePlace({ era: 'another', xid: '1', id: '1' });
    await lease(found.key, { feed: { after, types: ['exhibitor'] } });
    expect(await feedsOf(found)).toMatchObject([{ isExpired: true, behindCount: null, behindSince: null }]);
  });
});
