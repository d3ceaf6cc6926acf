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
