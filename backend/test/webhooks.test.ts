import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addExhibitor } from '../src/modules/catalogue/exhibitors/new-exhibitor.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import type { ChangePage } from '../src/modules/changes/contract.ts';
import { explainRemovals } from '../src/modules/changes/index.ts';
import type {
  Delivery,
  DeliveryDetail,
  DeliveryPage,
  IssuedWebhook,
  Renderings,
  Webhook,
} from '../src/modules/webhooks/contract.ts';
import { MOST_WAITING, MOST_WEBHOOKS } from '../src/modules/webhooks/limits.ts';
import { sealWebhookSecrets } from '../src/modules/webhooks/index.ts';
import { webhookDeliveries, webhooks } from '../src/modules/webhooks/tables.ts';
import { createSeal, newKey } from '../src/sealing/seal.ts';
import { companyOf } from './support/companies.ts';
import { partnerWithKey } from './support/partners.ts';
import { type Received, type Receiver, startReceiver } from './support/receiver.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const HOUR_MS = 60 * 60_000;
const SCOPES = ['read:exhibitors', 'manage:webhooks'];

const allowed: string[] = [];
const service = useService({ allowedReceivers: allowed });
const receivers: Receiver[] = [];
const orm = () => service.database().orm();

/** What a test has for a partner: its calls, and a receiver that it was added with. */
async function partner(scopes: readonly string[] = SCOPES) {
  const { id, key, issue, revoke } = await partnerWithKey(service, scopes);
  const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, token = key) =>
    service.call<T>(method, `/app/webhooks${path}`, {
      token,
      language: 'EN',
      ...(body ? { body } : {}),
    });
  const add = (url: string, more: object = {}) => call<IssuedWebhook>('POST', '', { ...hook(url), ...more });
  return { id, key, issue, revoke, call, add };
}

const hook = (url: string) => ({
  name: 'CRM',
  url,
  types: ['exhibitor'],
  operations: ['UPSERT', 'REMOVE'],
  recordIds: [],
  selection: '{ type recordId operation }',
  locale: 'EN',
});

async function receiver(...answering: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...answering);
  receivers.push(started);
  allowed.push(started.origin);
  return started;
}

const company = (name = 'Cables') =>
  addExhibitor(service.database(), {
    nameCn: '线缆',
    nameEn: name,
    country: 'CN',
    categoryCode: '1',
    website: '',
    phone: '',
    email: '',
    boothNumber: '',
    boothKind: '',
    boothArea: '',
    at: service.clock.now(),
  });
const rename = (id: string, nameEn: string) =>
  orm().update(exhibitors).set({ nameEn }).where(eq(exhibitors.id, id));

const gateway = <T>(path: string, body?: object) =>
  service.call<T>('POST', `/app/webhooks/work/${path}`, {
    from: '203.0.113.1',
    ...(body ? { body } : {}),
  });
const claim = async () => (await gateway<Renderings>('claim')).result.renderings;

/** Does what a gateway does once: makes the bodies that wait. */
async function renderOnce(): Promise<void> {
  const renderings = await claim();
  if (renderings.length === 0) return;
  await gateway('done', {
    rendered: renderings.map(({ id, attempt, change }) => ({
      id,
      attempt,
      payload: JSON.stringify({ data: { recordId: change.recordId } }),
      problem: '',
    })),
  });
}

/** Does what gateways do until something is so. */
async function renderUntil(isSo: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(
      async () => {
        await renderOnce();
        return isSo();
      },
      { timeout: 15_000 },
    )
    .toBe(true);
}

/** Whether one of the signatures of a call is that of a secret, as a receiver checks it. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

const recordOf = ({ body }: Received): unknown => JSON.parse(body).data?.recordId;

beforeAll(() => {
  // The feed begins at the present: half a minute ago, when nothing was there yet.
  expect(service.jobs().length).toBeGreaterThan(0);
});
afterEach(async () => {
  await orm().delete(webhooks);
  const sweep = required(service.jobs().find(({ name }) => name === 'removing old deliveries'));
  await sweep.run(() => false);
  expect(await orm().$count(webhookDeliveries)).toBe(0);
});
afterAll(async () => {
  for (const one of receivers) await one.close();
});

describe('webhooks of a partner', () => {
  it('are added with a secret that is told once, changed and removed', async () => {
    const { call, add } = await partner();
    const { result } = await add('https://crm.example/hook?x=1');
    expect(result.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(result.record).toMatchObject({ name: 'CRM', state: 'active', waiting: 0, missedAfter: null });
    const listed = await call<Webhook[]>('GET', '');
    expect(listed.result).toEqual([result.record]);
    expect(JSON.stringify(listed.result)).not.toContain(result.secret);
    const [row] = await orm().select().from(webhooks);
    expect(required(row).secret).toMatch(/^sealed:/);
    const changed = await call<Webhook>('PUT', `/${result.record.id}`, {
      ...hook('https://crm.example/other'),
      name: ' New   name ',
      types: ['product', 'exhibitor'],
    });
    expect(changed.result).toMatchObject({ name: 'New name', types: ['exhibitor', 'product'] });
    expect((await call('DELETE', `/${result.record.id}`)).status).toBe(200);
    expect((await call('GET', `/${result.record.id}`)).status).toBe(404);
  });

  it('are refused where they would reach what only this machine reaches, and where something is missing', async () => {
    const { add } = await partner();
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ url: 'http://crm.example/hook' }, 'url'],
      [{ url: 'https://127.0.0.1/hook' }, 'url'],
      [{ url: 'https://[::1]/hook' }, 'url'],
      [{ url: 'https://[::ffff:10.0.0.1]/hook' }, 'url'],
      [{ url: 'https://2130706433/hook' }, 'url'],
      [{ url: 'https://crm.example:8443/hook' }, 'url'],
      [{ url: 'https://me:secret@crm.example/hook' }, 'url'],
      [{ url: 'ftp://crm.example/hook' }, 'url'],
      [{ types: [] }, 'types'],
      [{ operations: [] }, 'operations'],
      [{ recordIds: ["1' or '1'='1"] }, 'recordIds'],
    ];
    for (const [more, field] of wrong) {
      const refused = await add('https://crm.example/hook', more);
      expect([refused.status, 'field' in refused && refused.field], JSON.stringify(more)).toEqual([
        400,
        field,
      ]);
    }
  });

  it('are nobody else’s, and need the scope', async () => {
    const owner = await partner();
    const { id } = (await owner.add('https://crm.example/hook')).result.record;
    const other = await partner();
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/pause`],
      ['POST', `/${id}/test`],
      ['GET', `/${id}/deliveries`],
    ] as const)
      expect((await other.call(method, path)).status, path).toBe(404);
    expect((await other.call('PUT', `/${id}`, hook('https://evil.example/'))).status).toBe(404);
    expect((await other.call<Webhook[]>('GET', '')).result).toEqual([]);
    const reader = await partner(['read:exhibitors']);
    const refused = await reader.add('https://crm.example/hook');
    expect([refused.status, refused.message]).toEqual([403, 'The key lacks the scope manage:webhooks']);
    const { token } = await companyOf(service);
    expect((await owner.call('GET', '', undefined, token)).status).toBe(401);
    expect((await owner.call('GET', '', undefined, '')).status).toBe(401);
    expect((await service.call('POST', '/app/webhooks/work/claim', { token: owner.key })).status).toBe(403);
  });

  it('have their secrets sealed anew by the newest key of the installation', async () => {
    const { add } = await partner();
    const { secret, record } = (await add('https://crm.example/hook')).result;
    const [former, newest] = [newKey(), newKey()];
    const values = {
      secret: createSeal([former]).close(secret),
      oldSecret: createSeal([former]).close('old'),
    };
    await orm().update(webhooks).set(values).where(eq(webhooks.id, record.id));
    await sealWebhookSecrets(service.database(), createSeal([newest, former]));
    const [row] = await orm().select().from(webhooks);
    const seal = createSeal([newest]);
    expect([seal.open(required(row).secret), seal.open(required(row?.oldSecret))]).toEqual([secret, 'old']);
    await expect(sealWebhookSecrets(service.database(), createSeal([newKey()]))).rejects.toThrow('no key');
  });

  it('are bounded in number, also when many are added at once', async () => {
    const { add } = await partner();
    const answers = await Promise.all(
      Array.from({ length: MOST_WEBHOOKS + 5 }, (_one, index) => add(`https://crm.example/${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_WEBHOOKS);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });
});

describe('deliveries', () => {
  /** An address that takes what it wants of the changes from now on, at a receiver of its own. */
  async function told(more: object = {}, ...answering: Parameters<typeof startReceiver>) {
    const { call, add, ...others } = await partner();
    const at = await receiver(...answering);
    const { secret, record } = (await add(at.url, more)).result;
    const list = async (): Promise<Delivery[]> =>
      (await call<DeliveryPage>('GET', `/${record.id}/deliveries?first=100`)).result.records;
    const detail = async (id: string) => (await call<DeliveryDetail>('GET', `/deliveries/${id}`)).result;
    const webhook = async () => (await call<Webhook>('GET', `/${record.id}`)).result;
    const isDone = async () => {
      const all = await list();
      return all.length > 0 && all.every(({ state }) => state === 'delivered');
    };
    /** Until all that was made for the address has been taken. */
    const deliver = () => renderUntil(isDone);
    /** Until the address has been called so often. */
    const called = (times: number) => renderUntil(() => at.received.length >= times);
    return { ...others, call, at, secret, id: record.id, list, detail, webhook, deliver, called };
  }

  it('carry what the selection answers, signed, and leave a log', async () => {
    const { at, secret, list, deliver, detail } = await told();
    const one = await company();
    await deliver();
    expect(at.received).toHaveLength(1);
    const call = first(at.received);
    const [delivery] = await list();
    expect(call.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': delivery?.id,
      'webhook-attempt': '1',
    });
    expect(isSigned(call, secret)).toBe(true);
    expect(isSigned({ ...call, body: `${call.body} ` }, secret)).toBe(false);
    expect(JSON.parse(call.body)).toEqual({
      eventId: delivery?.eventId,
      type: 'change',
      changedAt: expect.any(String),
      data: { recordId: one },
    });
    const { log, body } = await detail(required(delivery).id);
    expect(body).toBe(call.body);
    expect(log).toMatchObject([{ status: 200, response: 'taken', error: '', url: at.url }]);
    expect(log[0]?.headers['webhook-signature']).toBe(call.headers['webhook-signature']);
  });

  it('come for the kinds, operations and records that were asked for, once each', async () => {
    const [kept, other] = [await company(), await company()];
    const removals = await told({ operations: ['REMOVE'] });
    const chosen = await told({ recordIds: [kept] });
    const products = await told({ types: ['product'] });
    await rename(kept, 'Kept');
    await rename(other, 'Other');
    await orm().delete(exhibitors).where(eq(exhibitors.id, other));
    await removals.deliver();
    await chosen.deliver();
    expect(removals.at.received.map(recordOf)).toEqual([other]);
    // It may be told of the addition of the company as well.
    expect([...new Set(chosen.at.received.map(recordOf))]).toEqual([kept]);
    expect(products.at.received).toEqual([]);
    expect(await products.list()).toEqual([]);
  });

  it('of one record come in order, and do not hold up those of others', async () => {
    let isWell = false;
    const [one, two] = [await company(), await company()];
    const { at, deliver } = await told({ recordIds: [one, two] }, (response, call) => {
      response.writeHead(isWell || recordOf(call) === two ? 200 : 500).end();
    });
    const idsOf = (record: string) => [
      ...new Set(
        at.received
          .filter((call) => recordOf(call) === record)
          .map(({ headers }) => String(headers['webhook-id'])),
      ),
    ];
    await rename(one, 'First');
    await renderUntil(() => idsOf(one).length > 0);
    await rename(one, 'Second');
    await rename(two, 'Else');
    await renderUntil(() => {
      // An address that fails rests for a moment.
      service.pass(1000);
      return idsOf(two).length > 0;
    });
    expect(idsOf(one)).toHaveLength(1);
    isWell = true;
    service.pass(HOUR_MS);
    await deliver();
    expect(idsOf(one).length).toBeGreaterThan(1);
    expect(idsOf(one)).toEqual(idsOf(one).toSorted());
  });

  it('are tried for 48 hours, each time later, and then the address is paused and its contact told', async () => {
    const one = await company();
    const { at, call, list, webhook, called } = await told({ recordIds: [one] }, (response) => {
      response.writeHead(500).end('broken');
    });
    const failed = (times: number) =>
      expect.poll(async () => (await webhook()).failures).toBeGreaterThanOrEqual(times);
    await rename(one, 'Changed');
    await called(1);
    await failed(1);
    for (const wait of [5000, 10_000, 20_000]) {
      const { failures } = await webhook();
      service.pass(wait - 2000);
      expect((await webhook()).failures).toBe(failures);
      service.pass(4000);
      await failed(failures + 1);
    }
    service.pass(48 * HOUR_MS);
    await expect.poll(async () => (await webhook()).state).toBe('paused');
    const paused = await webhook();
    expect(paused).toMatchObject({ pauseReason: 'failing', waiting: 0 });
    expect((await list()).every(({ state }) => state === 'failed')).toBe(true);
    const letters = service.sent.filter(({ subject }) => subject === 'A webhook has been paused');
    expect(letters.at(-1)).toMatchObject({ recipient: 'lin.yi@weekly.example', channel: 'email' });
    // What it has missed can be read from its cursor.
    const missed = `/app/changes?after=${required(paused.missedAfter)}&first=500`;
    const { records } = (await service.get<ChangePage>(missed)).result;
    expect(records.map(({ recordId }) => recordId)).toContain(one);
    at.answerBy();
    await rename(one, 'While paused');
    expect((await call<Webhook>('POST', `/${paused.id}/resumption`)).result.state).toBe('active');
    expect((await call('POST', `/${paused.id}/resumption`)).status).toBe(409);
  });

  it('to an address that never answers hold up no other address', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => company()));
    const slow = await told({ recordIds: many }, (response, { path }) => {
      if (path === '/well') response.writeHead(204).end();
    });
    const calls = (path: string) => slow.at.received.filter((call) => call.path === path);
    // Others at the same host that do not answer either, and one that is well.
    const { add } = await partner();
    for (let index = 0; index < 5; index += 1)
      await add(`${slow.at.origin}/silent-${index}`, { recordIds: many });
    await add(`${slow.at.origin}/well`, { recordIds: many });
    const quick = await told({ recordIds: many });
    for (const id of many) await rename(id, 'Changed');
    await renderUntil(() => slow.at.received.length >= 24);
    // Not only until none waits: the last of the changes may not have become deliveries yet.
    await renderUntil(() => new Set(quick.at.received.map(recordOf)).size === many.length);
    await renderUntil(() => new Set(calls('/well').map(recordOf)).size === many.length);
    // No more at a time than one address may have, whatever waits.
    expect(calls('/hook').length).toBeLessThanOrEqual(4);
    await expect
      .poll(
        async () =>
          (await Promise.all((await slow.list()).map(({ id }) => slow.detail(id)))).flatMap(({ log }) => log),
        { timeout: 15_000 },
      )
      .toContainEqual(expect.objectContaining({ status: null, error: 'TIMEOUT' }));
  });

  it('follow no redirection, keep little of an answer, and reach nothing inside by a name', async () => {
    const one = await company();
    const inside = await receiver();
    const moved = await told({ recordIds: [one] }, (response) => {
      response.writeHead(302, { location: inside.url }).end();
    });
    const huge = await told({ recordIds: [one] }, (response) => {
      const part = Buffer.alloc(1024 * 1024, 'x');
      const more = () => {
        while (response.write(part));
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    const { add, call } = await partner();
    const named = (await add('https://localhost/hook', { recordIds: [one] })).result.record.id;
    const attempts = async (ask: typeof call, id: string) => {
      const { records } = (await ask<DeliveryPage>('GET', `/${id}/deliveries`)).result;
      const details = await Promise.all(
        records.map((row) => ask<DeliveryDetail>('GET', `/deliveries/${row.id}`)),
      );
      return details.flatMap(({ result }) => result.log);
    };
    await rename(one, 'Changed');
    await moved.called(1);
    await huge.called(1);
    await renderUntil(async () => (await attempts(call, named)).length > 0);
    await expect
      .poll(async () => (await attempts(moved.call, moved.id))[0])
      .toMatchObject({ status: 302, error: 'HTTP_302' });
    await expect
      .poll(async () => (await attempts(huge.call, huge.id))[0])
      .toMatchObject({ status: 200, error: '' });
    expect((await attempts(huge.call, huge.id))[0]?.response).toHaveLength(2048);
    await expect
      .poll(async () => (await attempts(call, named))[0])
      .toMatchObject({ status: null, error: 'NOT_PUBLIC' });
    expect(inside.received).toEqual([]);
  });

  it('end where the address says that it is gone', async () => {
    const one = await company();
    const { called, webhook } = await told({ recordIds: [one] }, (response) => {
      response.writeHead(410).end();
    });
    await rename(one, 'Changed');
    await called(1);
    await expect.poll(async () => (await webhook()).pauseReason).toBe('gone');
    expect((await webhook()).missedAfter).not.toBeNull();
  });

  it('are signed with both secrets while one takes the place of the other', async () => {
    const { at, call, id, secret } = await told();
    const rotated = (await call<IssuedWebhook>('POST', `/${id}/secret`, { overlapHours: 2 })).result;
    await call('POST', `/${id}/test`);
    await expect.poll(() => at.received.length).toBe(1);
    const test = first(at.received);
    expect(JSON.parse(test.body)).toMatchObject({ type: 'test', data: null });
    expect([isSigned(test, secret), isSigned(test, rotated.secret)]).toEqual([true, true]);
    service.pass(3 * HOUR_MS);
    await call('POST', `/${id}/test`);
    await expect.poll(() => at.received.length).toBe(2);
    const later = required(at.received[1]);
    expect([isSigned(later, secret), isSigned(later, rotated.secret)]).toEqual([false, true]);
  });

  it('are sent again when that is asked for, with the same id and body', async () => {
    const one = await company();
    const { at, call, deliver, list } = await told({ recordIds: [one] });
    await rename(one, 'Changed');
    await deliver();
    const before = at.received.length;
    const { id } = first(await list());
    expect((await call<Delivery>('POST', `/deliveries/${id}/again`)).status).toBe(200);
    await expect.poll(() => at.received.length).toBe(before + 1);
    const again = required(at.received.at(-1));
    const original = required(at.received.find(({ headers }) => headers['webhook-id'] === id));
    expect([again.headers['webhook-id'], again.body]).toEqual([id, original.body]);
    const other = await partner();
    expect((await other.call('POST', `/deliveries/${id}/again`)).status).toBe(404);
  });

  it('go to another gateway when one that took them does not bring them back', async () => {
    const one = await company();
    const { id, list } = await told({ recordIds: [one] });
    await rename(one, 'Changed');
    await expect.poll(async () => (await list()).length).toBeGreaterThan(0);
    const taken = (await claim()).filter(({ change }) => change.recordId === one);
    expect(taken.length).toBeGreaterThan(0);
    expect(await claim()).toEqual([]);
    service.pass(31_000);
    const again = (await claim()).filter(({ change }) => change.recordId === one);
    expect(again.map((row) => row.id)).toEqual(taken.map((row) => row.id));
    const done = (rows: typeof taken, said: string) =>
      gateway('done', {
        rendered: rows.map((row) => ({
          id: row.id,
          attempt: row.attempt,
          payload: JSON.stringify({ data: said }),
          problem: '',
        })),
      });
    await done(taken, 'late');
    expect(
      (await orm().select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id))).map(
        (row) => row.body,
      ),
    ).not.toContain('late');
    await done(again, 'in time');
    await expect.poll(async () => (await list()).every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('end where no key may read any more what they carry', async () => {
    const one = await company();
    const { list, webhook, revoke, issue, at } = await told({ recordIds: [one] });
    const { key } = await issue(['manage:webhooks']);
    await revoke();
    await rename(one, 'Changed');
    await expect
      .poll(async () => {
        const [rendering] = (await claim()).filter(({ change }) => change.recordId === one);
        if (!rendering) return undefined;
        await gateway('done', {
          rendered: [{ id: rendering.id, attempt: rendering.attempt, payload: '', problem: 'scope' }],
        });
        return rendering.scopes;
      })
      .toEqual(['manage:webhooks']);
    const [row] = await orm().select().from(webhooks);
    expect(required(row).pauseReason).toBe('scope');
    expect(at.received).toEqual([]);
    expect((await service.call<Webhook[]>('GET', '/app/webhooks', { token: key })).result).toHaveLength(1);
    // The revoked key reads nothing more.
    expect((await service.call('GET', '/app/webhooks', { token: 'x' })).status).toBe(401);
    expect([await list().catch(() => 'refused'), await webhook().catch(() => 'refused')].length).toBe(2);
  });

  it('hold nothing any more of a record that went with a person', async () => {
    const one = await company();
    const { call, deliver, list } = await told({ recordIds: [one] });
    await rename(one, 'A person’s name');
    await deliver();
    const sent = first(await list());
    // As of a selection that leaves the id out; another record's, in whose text the digits stand by chance, stays.
    const values = { body: '{"data":{"name":"A person"}}' };
    await orm().update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, sent.id));
    const other = await told({ recordIds: [await company()] });
    await rename(
      first(
        (await orm().select().from(webhooks).where(eq(webhooks.id, other.id))).flatMap(
          (row) => row.recordIds,
        ),
      ),
      'Other',
    );
    await other.deliver();
    const kept = first(await other.list());
    await orm()
      .update(webhookDeliveries)
      .set({ body: `{"data":"9${one}9"}` })
      .where(eq(webhookDeliveries.id, kept.id));
    await service.database().transaction(async () => {
      await explainRemovals(service.database(), 'FORGOTTEN');
      await orm().delete(exhibitors).where(eq(exhibitors.id, one));
    });
    await expect
      .poll(async () => (await call<DeliveryDetail>('GET', `/deliveries/${sent.id}`)).result)
      .toMatchObject({ body: '', log: [{ response: '' }] });
    expect((await call('POST', `/deliveries/${sent.id}/again`)).status).toBe(409);
    expect((await other.detail(kept.id)).body).toContain(one);
  });

  it('that are too many end the calls of their address', async () => {
    const one = await company();
    const { id, webhook } = await told({ recordIds: [one] }, () => {});
    const now = service.realTime().toISOString();
    await orm().execute(sql`
      insert into webhook_delivery (webhook_id, event_id, type, record_id, changed_at, state, due_at, created_at)
      select ${id}, n || '-1', 'exhibitor', ${one}, ${now}, 'new', ${now}, ${now}
      from generate_series(1, ${MOST_WAITING + 1}) n`);
    await required(service.jobs().find(({ name }) => name === 'pausing webhooks that take too little')).run(
      () => false,
    );
    expect(await webhook()).toMatchObject({ state: 'paused', pauseReason: 'backlog', waiting: 0 });
  });

  it('are made once each, however many processes look at the log', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => company()));
    const { id } = await told({ recordIds: all });
    const feed = required(service.jobs().find(({ name }) => name === 'telling webhooks of changes'));
    await Promise.all([
      ...all.map((one) => rename(one, 'Changed')),
      ...Array.from({ length: 10 }, () => feed.run(() => false)),
    ]);
    const made = async () => {
      const rows = await orm().select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
      return rows.map(({ eventId }) => eventId);
    };
    const { rows } = await orm().execute<{ event: string }>(sql`
      select xid || '-' || max(id) as event from change where record_id = any(${sql.param(all)}::text[])
        and xid = (select max(c.xid) from change c where c.record_id = change.record_id) group by record_id, xid`);
    const renamed = rows.map(({ event }) => event);
    expect(renamed).toHaveLength(30);
    await expect
      .poll(async () => {
        const events = new Set(await made());
        return renamed.filter((event) => !events.has(event));
      })
      .toEqual([]);
    expect(new Set(await made()).size).toBe((await made()).length);
  });
});
