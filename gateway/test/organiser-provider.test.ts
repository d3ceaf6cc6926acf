import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const token = 's'.repeat(43);
const device = 'd'.repeat(32);
const member = {
  id: '7',
  name: 'Wei Zhang',
  email: 'wei@fair.example',
  language: 'EN',
  rights: ['administrator'],
  state: 'active',
  invitationExpires: null,
  providerLinked: '2025-06-16 09:00:00',
  lastSignIn: '2025-06-16 09:00:00',
  createTime: '2025-06-01 09:00:00',
};
const address = 'https://login.example.org/auth?state=x';
const provider = { nameCn: '公司账号', nameEn: 'the company account' };
const answers = {
  '/organiser/me': () => member,
  '/organiser/login/options': () => ({ provider, acceptsPasswords: true }),
  '/organiser/login/provider/begin': () => ({ address }),
  '/organiser/login/provider': () => token,
};
const begin = 'mutation { beginProviderSignIn { address errors { code message } } }';
const complete = `mutation ($input: CompleteProviderSignInInput!) { completeProviderSignIn(input: $input) {
  organiser { me { name } } token message errors { code message } } }`;
const input = { state: 'x'.repeat(43), code: 'y', issuer: 'https://login.example.org' };

describe('the staff’s sign-in by an identity provider, through the gateway', () => {
  it('tells what the provider is called in either language, the same for everybody', async () => {
    const { query, rest } = await useGateway(answers);
    const options =
      '{ organiserSignInOptions { providerName en: providerName(locale: EN) acceptsPasswords } }';
    const answer = await query(options, { headers: { cookie: `console=${token}` } });
    expect(answer.data).toEqual({
      organiserSignInOptions: { providerName: '公司账号', en: 'the company account', acceptsPasswords: true },
    });
    expect(rest.calls.map((call) => call.token)).toEqual([undefined]);
  });

  it('knows passwords alone where the server knows no other way', async () => {
    const { query } = await useGateway({ '/organiser/login/options': () => refusal(404, 500, '接口不存在') });
    const answer = await query('{ organiserSignInOptions { providerName acceptsPasswords } }');
    expect(answer.data).toEqual({ organiserSignInOptions: { providerName: null, acceptsPasswords: true } });
  });

  it('gives the browser a device before it leaves, and keeps the one that it has', async () => {
    const { query, rest } = await useGateway(answers);
    const fresh = await query(begin);
    expect(fresh.data).toEqual({ beginProviderSignIn: { address, errors: [] } });
    const cookie = String(fresh.headers['set-cookie']);
    expect(cookie).toMatch(/^device=[\w-]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(rest.calls.at(-1)?.device).toBe(/device=([\w-]+)/.exec(cookie)?.[1]);
    const known = await query(begin, { headers: { cookie: `device=${device}` } });
    expect(known.headers['set-cookie']).toBeUndefined();
    expect(rest.calls.at(-1)?.device).toBe(device);
  });

  it('signs in with what the address said, into the console’s cookie and never into the answer', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query(complete, { variables: { input }, headers: { cookie: `device=${device}` } });
    expect(answer.data).toEqual({
      completeProviderSignIn: {
        organiser: { me: { name: 'Wei Zhang' } },
        token: null,
        message: 'ok',
        errors: [],
      },
    });
    expect(answer.headers['set-cookie']).toContain(
      `console=${token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict`,
    );
    const sent = rest.calls.find(({ path }) => path === '/organiser/login/provider');
    expect(sent?.device).toBe(device);
    expect(JSON.parse(sent?.body ?? '')).toEqual({ ...input, error: '' });
  });

  it.each([
    [400, 'EXPIRED'],
    [424, 'UNAVAILABLE'],
  ] as const)(
    'tells a refusal with status %i by its reason, and goes on asking the server',
    async (status, reason) => {
      const refuse = () => refusal(status, 500, '请重新登录', undefined, reason);
      const { query, rest } = await useGateway({
        '/organiser/login/provider/begin': refuse,
        '/organiser/login/provider': refuse,
      });
      const errors = [{ code: reason, message: '请重新登录' }];
      // The breaker would open after five faults.
      for (let index = 0; index < 6; index += 1)
        expect((await query(begin)).data).toEqual({ beginProviderSignIn: { address: null, errors } });
      const failed = await query(complete, { variables: { input } });
      expect(failed.data).toMatchObject({ completeProviderSignIn: { organiser: null, errors } });
      expect(failed.headers['set-cookie']).toBeUndefined();
      expect(rest.calls).toHaveLength(7);
    },
  );

  it('tells a locked member by an error of the whole request, as after a password', async () => {
    const { query } = await useGateway({
      '/organiser/login/provider': () => refusal(403, 510, '没有权限，请联系管理员'),
    });
    const answer = await query(complete, { variables: { input } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'STAFF_FORBIDDEN' } }]);
  });

  it('unlinks somebody, and shows since when they are linked', async () => {
    const { query, rest } = await useGateway({
      ...answers,
      '/organiser/staff': () => [member],
      '/organiser/staff/7/unlink-provider': () => ({ ...member, providerLinked: null }),
    });
    const headers = { cookie: `console=${token}` };
    const list = await query('{ organiser { staff { providerLinkedAt } } }', { headers });
    expect(list.data).toEqual({ organiser: { staff: [{ providerLinkedAt: '2025-06-16T09:00:00+08:00' }] } });
    const unlink = `mutation ($id: ID!) { unlinkStaffProvider(input: { id: $id }) {
      member { id providerLinkedAt } message errors { code } } }`;
    const answer = await query(unlink, { headers, variables: { id: '7' } });
    expect(answer.data).toEqual({
      unlinkStaffProvider: { member: { id: '7', providerLinkedAt: null }, message: 'ok', errors: [] },
    });
    await query(unlink, { headers, variables: { id: '../me' } });
    expect(rest.paths().at(-1)).toBe('/organiser/staff/0/unlink-provider');
  });
});
