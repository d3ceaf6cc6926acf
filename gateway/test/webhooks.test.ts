import { describe, expect, it } from 'vitest';
import type { Schemas } from '../src/rest/operations.ts';
import { EventAnswer, refusal, silence } from './support/fake-rest.ts';
import { KEY, partnerGateway } from './support/partner-gateway.ts';
import { company, entry } from './support/records.ts';
import { required } from './support/required.ts';

const time = '2026-11-26T08:00:00.000Z';
const webhook = {
  id: '5',
  name: 'CRM',
  url: 'https://crm.example/hook',
  types: ['exhibitor', 'post', 'a kind of later'],
  operations: ['UPSERT'],
  recordIds: [],
  selection: '{ type }',
  locale: 'EN',
  state: 'paused',
  pauseReason: 'failing',
  pausedAt: time,
  missedAfter: 'cursor',
  failures: 3,
  waiting: 1,
  delivered: 2,
  failed: 4,
  lastSuccessAt: null,
  oldSecretEndsAt: null,
  createdAt: time,
};
const delivery = {
  id: '9',
  webhookId: '5',
  eventId: '10-1',
  type: 'exhibitor',
  recordId: '1',
  state: 'ready',
  attempts: 2,
  nextAttemptAt: time,
  createdAt: time,
  finishedAt: null,
};
const scopes = ['read:exhibitors', 'manage:webhooks'];
const input = (more = '') =>
  `name: "CRM", url: "https://crm.example/hook", types: [EXHIBITOR], ${more || 'selection: "{ type recordId }"'}`;
const create = (more = '') =>
  `mutation { createWebhook(input: { ${input(more)} }) { secret webhook { id } message errors { code message path } } }`;

describe('webhooks of a partner', () => {
  it('are told with their deliveries, in the words of the schema', async () => {
    const { ask, rest } = await partnerGateway(
      { scopes },
      {},
      {
        '/app/webhooks': () => [webhook],
        '/app/webhooks/5/deliveries': () => ({ records: [delivery], hasNext: true, endCursor: '9' }),
        '/app/webhooks/deliveries/9': () => ({
          ...delivery,
          body: '{}',
          log: [
            {
              id: '1',
              startedAt: time,
              durationMs: 12,
              url: webhook.url,
              headers: { 'webhook-id': '9' },
              status: 500,
              response: 'no',
              error: 'HTTP_500',
            },
          ],
        }),
      },
    );
    const { body } = await ask(`{
      webhooks { id types state pauseReason missedAfter waitingCount failedCount
        deliveries(state: WAITING, first: 5) { nodes { id type state attemptCount } pageInfo { hasNextPage endCursor } } }
      webhookDelivery(id: "9") { body delivery { id } attempts { status error headers { name value } } } }`);
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      webhooks: [
        {
          id: '5',
          types: ['EXHIBITOR', 'BUYER_POST'],
          state: 'PAUSED',
          pauseReason: 'FAILING',
          missedAfter: 'cursor',
          waitingCount: 1,
          failedCount: 4,
          deliveries: {
            nodes: [{ id: '9', type: 'EXHIBITOR', state: 'WAITING', attemptCount: 2 }],
            pageInfo: { hasNextPage: true, endCursor: '9' },
          },
        },
      ],
      webhookDelivery: {
        body: '{}',
        delivery: { id: '9' },
        attempts: [{ status: 500, error: 'HTTP_500', headers: [{ name: 'webhook-id', value: '9' }] }],
      },
    });
    const own = rest.calls.filter(({ path }) => path.startsWith('/app/webhooks'));
    expect(own.map(({ token }) => token)).toEqual([KEY, KEY, KEY]);
    expect(own.map(({ path }) => path)).toContain('/app/webhooks/5/deliveries?state=ready&first=5');
  });

  it('are added in the name of the key, with the kinds in the words of the REST contract', async () => {
    const { ask, rest } = await partnerGateway(
      { scopes },
      {},
      { '/app/webhooks': () => ({ secret: 'whsec_x', record: webhook }) },
    );
    const { body } = await ask(create());
    expect(body.data.createWebhook).toEqual({
      secret: 'whsec_x',
      webhook: { id: '5' },
      message: 'ok',
      errors: [],
    });
    const sent = required(rest.calls.find(({ path }) => path === '/app/webhooks'));
    expect(JSON.parse(sent.body)).toEqual({
      name: 'CRM',
      url: 'https://crm.example/hook',
      types: ['exhibitor'],
      operations: ['UPSERT', 'REMOVE'],
      recordIds: [],
      selection: '{ type recordId }',
      locale: 'EN',
    });
  });

  it('are refused for a selection that is wrong, that costs too much, or that the key may not read', async () => {
    const { ask, rest } = await partnerGateway({ scopes });
    const products =
      'object { ... on Exhibitor { productConnection(first: 200) { nodes { id name: title } } } }';
    const refused: [string, string, RegExp][] = [
      ['{ nothing }', 'INVALID', /Cannot query field "nothing" on type "Change"/],
      ['{', 'INVALID', /Syntax Error/],
      ['query A { type } query B { type }', 'INVALID', /one query/],
      ['mutation { createWebhook { secret } }', 'INVALID', /not valid|one query/],
      ['query ($a: Int) { type @include(if: true) recordId }', 'INVALID', /not valid|one query/],
      ['fragment F on Change { type }', 'INVALID', /not valid|one query/],
      [`{ ${products} }`, 'NOT_ALLOWED', /read:products/],
      [
        '{ object { ... on Exhibitor { categories { children { children { children { id } } } } } } }',
        'INVALID',
        /costs|not valid|cost/,
      ],
    ];
    for (const [selection, code, message] of refused) {
      const { body } = await ask(create(`selection: ${JSON.stringify(selection)}`));
      const [error] = body.data?.createWebhook.errors ?? [];
      expect([error?.code, error?.path], `${selection} ${JSON.stringify(body)}`).toEqual([
        code,
        ['selection'],
      ]);
      expect(error.message).toMatch(message);
    }
    const { body } = await ask(
      create('types: [PRODUCT], selection: "{ type }"').replace('types: [EXHIBITOR], ', ''),
    );
    expect(body.data.createWebhook.errors).toEqual([
      { code: 'NOT_ALLOWED', message: 'The key lacks the scope read:products', path: ['types'] },
    ]);
    expect(rest.paths()).not.toContain('/app/webhooks');
  });

  it('need the scope, and the key of a partner', async () => {
    const without = await partnerGateway({ scopes: ['read:exhibitors'] });
    const refused = await without.ask(create());
    expect([refused.status, refused.body.errors[0].extensions]).toEqual([
      403,
      { code: 'SCOPE_MISSING', scopes: ['manage:webhooks'] },
    ]);
    const ofCompany = await partnerGateway({ scopes, isOfCompany: true });
    const other = await ofCompany.ask('{ webhooks { id } }');
    expect(other.body.errors[0].extensions.code).toBe('PARTNER_KEY_NEEDED');
    expect(ofCompany.rest.paths()).not.toContain('/app/webhooks');
    // A test key of the demo edition of another installation.
    const demo = await partnerGateway();
    const test = await partnerGateway({ scopes, isTest: true }, { TEST_BACKEND_URL: demo.rest.origin });
    const foreign = await test.ask('{ webhooks { id } }');
    expect(foreign.body.errors[0].extensions.code).toBe('PARTNER_KEY_NEEDED');
    expect(demo.rest.paths()).toEqual([]);
  });

  it('of a person who is signed in are refused without ending the session', async () => {
    const { app } = await partnerGateway();
    const { body, headers } = await app
      .inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', cookie: 'session=abc' },
        payload: { query: '{ webhooks { id } }' },
      })
      .then((response) => ({ body: response.json(), headers: response.headers }));
    expect(body.errors[0].extensions.code).toBe('PARTNER_KEY_NEEDED');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('that the REST service refuses are told so with the field', async () => {
    const { ask } = await partnerGateway(
      { scopes },
      {},
      { '/app/webhooks': () => refusal(400, 500, 'Enter a public address', 'url', 'INVALID') },
    );
    const { body } = await ask(create());
    expect(body.data.createWebhook).toEqual({
      secret: null,
      webhook: null,
      message: null,
      errors: [{ code: 'INVALID', message: 'Enter a public address', path: ['url'] }],
    });
  });
});

type Rendering = Schemas['WebhookRendering'];
type Rendered = { id: string; attempt: number; payload: string; problem: string };

/** A gateway that is told of work: renderings are given out until they come back, and what comes back is kept. */
async function working(renderings: Partial<Rendering>[], answers: object = {}) {
  const waiting = renderings.map((one, index): Rendering => ({
    id: String(index + 1),
    attempt: 1,
    selection: '{ type recordId object { ... on Exhibitor { name } } }',
    locale: 'EN',
    scopes: ['read:exhibitors'],
    change: { type: 'exhibitor', recordId: '1', reason: null, mergedInto: null, time },
    ...one,
  }));
  const done: Rendered[] = [];
  let tell = () => {};
  const gateway = await partnerGateway(
    {},
    { PUBLIC_TTL_MS: '1000', GATEWAY_SECRET: 'the secret that gateway and backend share in tests' },
    {
      '/app/live/public-changes': () =>
        new EventAnswer((response) => {
          tell = () => void response.write('data: {"work":"webhooks"}\n\n');
        }),
      '/app/webhooks/work/claim': () => ({
        site: 'https://fair.example',
        renderings: waiting.filter(({ id }) => !done.some((one) => one.id === id)),
      }),
      '/app/webhooks/work/done': (_url: URL, _request: unknown, body: string) => {
        done.push(...(JSON.parse(body) as { rendered: Rendered[] }).rendered);
        return null;
      },
      '/app/catalogue/companies': () => [company(1), company(2)],
      '/app/catalogue/entries': () => [entry(1)],
      ...answers,
    },
  );
  gateway.app.followPublicChanges();
  return { ...gateway, done, waiting, tell: () => tell() };
}

describe('what deliveries carry', () => {
  it('is the answer of the selection for the record as it is now, read by one call for all of a language', async () => {
    const { done, rest } = await working([
      {},
      { change: { type: 'exhibitor', recordId: '2', reason: null, mergedInto: null, time } },
      { change: { type: 'exhibitor', recordId: '3', reason: 'MERGED', mergedInto: '2', time } },
      { selection: '{ operation reason mergedIntoId object { ... on Exhibitor { siteUrl { en } } } }' },
    ]);
    await expect.poll(() => done.length).toBe(4);
    expect(done.slice(0, 3).map(({ payload, problem }) => [JSON.parse(payload), problem])).toEqual([
      [{ data: { type: 'EXHIBITOR', recordId: '1', object: { name: 'Company 1' } } }, ''],
      [{ data: { type: 'EXHIBITOR', recordId: '2', object: { name: 'Company 2' } } }, ''],
      [{ data: { type: 'EXHIBITOR', recordId: '3', object: null } }, ''],
    ]);
    expect(JSON.parse(required(done[3]).payload).data.object.siteUrl.en).toMatch(
      /^https:\/\/fair\.example\//,
    );
    expect(rest.paths().filter((path) => path === '/app/catalogue/companies')).toHaveLength(1);
    const claims = rest.calls.filter(({ path }) => path.startsWith('/app/webhooks/work/'));
    expect(new Set(claims.map(({ gatewaySecret, token }) => `${gatewaySecret} ${token}`))).toEqual(
      new Set(['the secret that gateway and backend share in tests undefined']),
    );
  });

  it('is made when the REST service tells of it', async () => {
    const { done, waiting, tell, rest } = await working([]);
    await expect.poll(() => rest.paths()).toContain('/app/webhooks/work/claim');
    waiting.push({
      id: '7',
      attempt: 2,
      selection: '{ type }',
      locale: 'ZH',
      scopes: ['read:exhibitors'],
      change: { type: 'exhibitor', recordId: '1', reason: null, mergedInto: null, time },
    });
    tell();
    await expect
      .poll(() => done)
      .toEqual([{ id: '7', attempt: 2, payload: '{"data":{"type":"EXHIBITOR"}}', problem: '' }]);
  });

  it('is not made where the key lost a scope, or where the schema has no such field any more', async () => {
    const { done } = await working([
      { scopes: [] },
      { selection: '{ object { ... on Product { id } } }' },
      { selection: '{ aFieldOfEarlier }' },
      {},
    ]);
    await expect
      .poll(() => done.map(({ id, problem }) => `${id} ${problem}`))
      .toEqual(['1 scope', '2 scope', '3 selection', '4 ']);
  });

  it('waits for the REST service where that does not answer: nothing is told in its place', async () => {
    let isAway = true;
    const { done, rest } = await working([{}], {
      '/app/catalogue/companies': () => (isAway ? refusal(503, 500, 'no database') : [company(1)]),
    });
    await expect.poll(() => rest.paths()).toContain('/app/catalogue/companies');
    expect(done).toEqual([]);
    isAway = false;
    await expect.poll(() => done.map(({ problem }) => problem), { timeout: 10_000 }).toEqual(['']);
    expect(JSON.parse(required(done[0]).payload).data.object).toEqual({ name: 'Company 1' });
  });

  it('is left alone at a server without webhooks', async () => {
    const { rest } = await working([], {
      '/app/webhooks/work/claim': () => refusal(404, 500, 'no such call'),
    });
    await expect.poll(() => rest.paths()).toContain('/app/webhooks/work/claim');
    const silent = await working([], { '/app/webhooks/work/claim': () => silence });
    await expect.poll(() => silent.rest.paths()).toContain('/app/webhooks/work/claim');
    // Stopping does not wait for what never comes.
    await silent.app.close();
  });
});
