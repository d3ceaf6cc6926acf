import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { required } from './support/required.ts';

const headers = { cookie: `console=${'s'.repeat(43)}` };
const member = {
  id: '7',
  name: 'Wei Zhang',
  email: 'wei@fair.example',
  language: 'EN',
  rights: ['administrator'],
  state: 'active',
  invitationExpires: null,
  lastSignIn: null,
  createTime: '2025-06-01 09:00:00',
};
const key = {
  id: '3',
  name: 'Event app',
  isTest: false,
  beginning: 'wf_live_3f9aK',
  scopes: ['read:exhibitors', 'read:products'],
  origins: ['https://app.example'],
  state: 'active',
  createTime: '2025-06-16 09:00:00',
  expireTime: null,
  revokeTime: null,
  lastUseTime: '2025-06-16 10:00:00',
};
const partner = {
  id: '5',
  name: 'Cable Weekly',
  contactName: 'Lin Yi',
  contactEmail: 'lin@weekly.example',
  note: '',
  createTime: '2025-06-16 09:00:00',
  keys: [key],
};
const webhook = {
  id: '9',
  name: 'CRM',
  url: 'https://crm.example/hook',
  types: ['exhibitor'],
  operations: ['UPSERT', 'REMOVE'],
  recordIds: [],
  selection: '{ recordId }',
  locale: 'EN',
  state: 'active',
  pauseReason: null,
  pausedAt: null,
  missedAfter: null,
  failures: 1,
  waiting: 2,
  delivered: 3,
  failed: 1,
  lastSuccessAt: '2026-11-26T08:00:00.000Z',
  oldSecretEndsAt: null,
  createdAt: '2026-11-26T07:00:00.000Z',
};
const delivery = {
  id: '21',
  webhookId: '9',
  eventId: '731-12',
  type: 'exhibitor',
  recordId: '17',
  state: 'failed',
  attempts: 3,
  nextAttemptAt: null,
  createdAt: '2026-11-26T08:00:00.000Z',
  finishedAt: '2026-11-26T08:01:00.000Z',
};
const attempt = {
  id: '31',
  startedAt: '2026-11-26T08:00:30.000Z',
  durationMs: 40,
  url: 'https://crm.example/hook',
  headers: { 'webhook-id': '21' },
  status: 500,
  response: 'broken',
  error: 'HTTP_500',
};
const bulkExport = {
  id: '41',
  types: ['exhibitor', 'post'],
  state: 'failed',
  problem: 'scope',
  done: 3,
  total: 5,
  bytes: 3_000_000_000,
  createdAt: '2026-11-26T08:00:00.000Z',
  finishedAt: '2026-11-26T08:01:00.000Z',
  expiresAt: '2026-11-28T08:01:00.000Z',
};
const issued = { key: 'wf_live_secret', record: key };
const answers = {
  '/organiser/me': () => member,
  '/organiser/partners': (_url: URL, { method }: { method?: string }) =>
    method === 'GET' ? [partner] : partner,
  '/organiser/partners/5': () => partner,
  '/organiser/partners/5/usage': () => [{ day: '2025-06-16', requests: 3, refused: 1, cost: 4_000_000_000 }],
  '/organiser/partners/5/keys': () => issued,
  '/organiser/partners/5/keys/3': () => key,
  '/organiser/partners/5/keys/3/rotation': () => issued,
  '/organiser/partners/5/keys/3/revocation': () => ({ ...key, state: 'revoked' }),
  '/organiser/partners/5/feeds': () => [
    {
      id: '3',
      name: 'Event app',
      beginning: 'wf_live_3f9aK',
      lastReadAt: '2026-11-26T08:00:00.000Z',
      isExpired: false,
      behindCount: 10_000,
      behindHasMore: true,
      behindSince: '2026-11-26T07:00:00.000Z',
    },
  ],
  '/organiser/partners/5/exports': () => [bulkExport],
  '/organiser/partners/5/webhooks': () => [webhook],
  '/organiser/partners/5/webhooks/9': () => webhook,
  '/organiser/partners/5/webhooks/9/deliveries': () => ({
    records: [delivery],
    hasNext: true,
    endCursor: '21',
  }),
  '/organiser/partners/5/webhooks/9/pause': () => ({ ...webhook, state: 'paused', pauseReason: 'asked' }),
  '/organiser/partners/5/webhooks/9/resumption': () => refusal(409, 500, 'Not paused', undefined, 'CONFLICT'),
  '/organiser/partners/5/deliveries/21': () => ({ ...delivery, body: '{}', log: [attempt] }),
  '/organiser/partners/5/deliveries/21/again': () => ({ ...delivery, state: 'ready', finishedAt: null }),
};
const outcome = 'key apiKey { id state scopes } message errors { message path }';

describe('partners at the console', () => {
  it('are listed with their keys and their usage', async () => {
    const { query } = await useGateway(answers);
    const { data } = await query(
      `{ organiser {
        partners { id name keys { beginning scopes state createdAt expiresAt lastUsedAt origins } }
        partnerUsage(partnerId: "5", days: 7) { day requests refused cost }
      } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        partners: [
          {
            id: '5',
            name: 'Cable Weekly',
            keys: [
              {
                beginning: 'wf_live_3f9aK',
                scopes: ['READ_EXHIBITORS', 'READ_PRODUCTS'],
                state: 'ACTIVE',
                createdAt: '2025-06-16T09:00:00+08:00',
                expiresAt: null,
                lastUsedAt: '2025-06-16T10:00:00+08:00',
                origins: ['https://app.example'],
              },
            ],
          },
        ],
        partnerUsage: [{ day: '2025-06-16', requests: 3, refused: 1, cost: 4_000_000_000 }],
      },
    });
  });

  it('get keys, which are told once', async () => {
    const { query, rest } = await useGateway(answers);
    const input = { partnerId: '5', name: 'App', scopes: ['READ_NEWS'], expiresInDays: 30 };
    const made = await query(
      `mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { ${outcome} } }`,
      { variables: { input }, headers },
    );
    expect(made.data).toMatchObject({ createPartnerKey: { key: 'wf_live_secret', errors: [] } });
    const sent = required(rest.calls.find(({ path }) => path.endsWith('/keys')));
    expect(JSON.parse(sent.body)).toEqual({
      name: 'App',
      isTest: false,
      scopes: ['read:news'],
      origins: [],
      expiresInDays: 30,
    });
    const rotated = await query(
      `mutation { rotatePartnerKey(input: { partnerId: "5", id: "3" }) { ${outcome} } }`,
      { headers },
    );
    expect(rotated.data).toMatchObject({ rotatePartnerKey: { key: 'wf_live_secret' } });
    expect(JSON.parse(required(rest.calls.at(-1)).body)).toEqual({ overlapHours: 24 });
    const revoked = await query(
      'mutation { revokePartnerKey(input: { partnerId: "5", id: "3" }) { apiKey { state } message } }',
      { headers },
    );
    expect(revoked.data).toEqual({ revokePartnerKey: { apiKey: { state: 'REVOKED' }, message: 'ok' } });
  });

  it('tell what is wrong at the field that it is about', async () => {
    const { query } = await useGateway({
      ...answers,
      '/organiser/partners/5/keys/3': () => refusal(400, 500, 'Enter origins like …', 'origins'),
      '/organiser/partners/5': () => refusal(404, 500, 'The partner does not exist'),
    });
    const changed = await query(
      `mutation { changePartnerKey(input: { partnerId: "5", id: "3", name: "A", scopes: [READ_NEWS], origins: ["x"] }) {
        apiKey { id } errors { message path } } }`,
      { headers },
    );
    expect(changed.data).toEqual({
      changePartnerKey: { apiKey: null, errors: [{ message: 'Enter origins like …', path: ['origins'] }] },
    });
    const deleted = await query(
      'mutation { deletePartner(input: { id: "5" }) { message errors { message } } }',
      { headers },
    );
    expect(deleted.data).toEqual({
      deletePartner: { message: null, errors: [{ message: 'The partner does not exist' }] },
    });
  });
});

describe('webhooks of partners at the console', () => {
  const ofPartner = (text: string) => `{ organiser { ${text} } }`;

  it('are told with how far the partner follows the changes', async () => {
    const { query } = await useGateway(answers);
    const { data } = await query(
      ofPartner(`
        partnerFeeds(partnerId: "5") { id name lastReadAt isExpired behindCount behindHasMore behindSince }
        partnerWebhooks(partnerId: "5") { id types state pauseReason waitingCount deliveredCount failedCount }`),
      { headers },
    );
    expect(data?.['organiser']).toEqual({
      partnerFeeds: [
        {
          id: '3',
          name: 'Event app',
          lastReadAt: '2026-11-26T08:00:00.000Z',
          isExpired: false,
          behindCount: 10_000,
          behindHasMore: true,
          behindSince: '2026-11-26T07:00:00.000Z',
        },
      ],
      partnerWebhooks: [
        {
          id: '9',
          types: ['EXHIBITOR'],
          state: 'ACTIVE',
          pauseReason: null,
          waitingCount: 2,
          deliveredCount: 3,
          failedCount: 1,
        },
      ],
    });
  });

  it('show their deliveries in the name of the organiser, and each with its calls', async () => {
    const { query, rest } = await useGateway(answers);
    const { data } = await query(
      ofPartner(`
        partnerWebhook(partnerId: "5", id: "9") {
          deliveries(state: FAILED, first: 1, after: "30") { nodes { id type state attemptCount } pageInfo { endCursor hasNextPage } }
        }
        partnerWebhookDelivery(partnerId: "5", id: "21") {
          delivery { id recordId } body attempts { status error headers { name value } }
        }`),
      { headers },
    );
    expect(data?.['organiser']).toEqual({
      partnerWebhook: {
        deliveries: {
          nodes: [{ id: '21', type: 'EXHIBITOR', state: 'FAILED', attemptCount: 3 }],
          pageInfo: { endCursor: '21', hasNextPage: true },
        },
      },
      partnerWebhookDelivery: {
        delivery: { id: '21', recordId: '17' },
        body: '{}',
        attempts: [{ status: 500, error: 'HTTP_500', headers: [{ name: 'webhook-id', value: '21' }] }],
      },
    });
    const asked = required(rest.calls.find(({ path }) => path.includes('/webhooks/9/deliveries')));
    expect(new URL(asked.path, 'http://rest').search).toBe('?state=failed&first=1&after=30');
    expect(asked.token).toBe('s'.repeat(43));
  });

  it('that are not there are null', async () => {
    const { query } = await useGateway({
      ...answers,
      '/organiser/partners/5/webhooks/9': () => refusal(404, 500, 'gone'),
      '/organiser/partners/5/deliveries/21': () => refusal(404, 500, 'gone'),
    });
    const { data } = await query(
      ofPartner(
        'partnerWebhook(partnerId: "5", id: "9") { id } partnerWebhookDelivery(partnerId: "5", id: "21") { body }',
      ),
      { headers },
    );
    expect(data?.['organiser']).toEqual({ partnerWebhook: null, partnerWebhookDelivery: null });
  });

  it('are paused, resumed and sent deliveries again', async () => {
    const { query } = await useGateway(answers);
    const { data } = await query(
      `mutation {
        pausePartnerWebhook(input: { partnerId: "5", id: "9" }) { webhook { id state pauseReason } message }
        resumePartnerWebhook(input: { partnerId: "5", id: "9" }) { webhook { id } errors { code message } }
        redeliverPartnerWebhook(input: { partnerId: "5", id: "21" }) { delivery { id state } message }
      }`,
      { headers },
    );
    expect(data).toEqual({
      pausePartnerWebhook: { webhook: { id: '9', state: 'PAUSED', pauseReason: 'ASKED' }, message: 'ok' },
      resumePartnerWebhook: { webhook: null, errors: [{ code: 'CONFLICT', message: 'Not paused' }] },
      redeliverPartnerWebhook: { delivery: { id: '21', state: 'WAITING' }, message: 'ok' },
    });
  });
});

describe('exports of partners at the console', () => {
  const fields = 'id types state problem done total bytes createdAt finishedAt expiresAt';
  const asked = (more = '') => `{ organiser { partnerExports(partnerId: "5") { ${fields} ${more} } } }`;

  it('are told in the words of the schema, in the name of the organiser', async () => {
    const { query, rest } = await useGateway(answers);
    const { data } = await query(asked(), { headers });
    expect(data).toEqual({
      organiser: {
        partnerExports: [
          {
            ...bulkExport,
            types: ['EXHIBITOR', 'BUYER_POST'],
            state: 'FAILED',
            problem: 'SCOPE',
            bytes: '3000000000',
          },
        ],
      },
    });
    const call = required(rest.calls.find(({ path }) => path === '/organiser/partners/5/exports'));
    expect(call.token).toBe('s'.repeat(43));
  });

  it('have no address of the file', async () => {
    const { query } = await useGateway(answers);
    const { errors } = await query(asked('downloadUrl'), { headers });
    expect(errors?.[0]?.message).toMatch(/Cannot query field "downloadUrl" on type "PartnerExport"/);
  });
});
