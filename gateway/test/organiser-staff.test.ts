import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const token = 's'.repeat(43);
const headers = { cookie: `console=${token}; session=${'v'.repeat(43)}` };
const member = {
  id: '7',
  name: 'Wei Zhang',
  email: 'wei@fair.example',
  language: 'EN',
  rights: ['reviewer', 'administrator'],
  state: 'active',
  invitationExpires: null,
  lastSignIn: '2025-06-16 09:00:00',
  createTime: '2025-06-01 09:00:00',
};
const invitation = { name: 'Wei Zhang', email: 'wei@fair.example', secret: 'ABCD', uri: 'otpauth://totp/x' };
const answers = {
  '/organiser/me': () => member,
  '/organiser/login': () => token,
  '/organiser/logout': () => null,
  '/organiser/invitation': () => invitation,
  '/organiser/invitation/offer': () => invitation,
  '/organiser/staff': () => [member],
  '/organiser/staff/7/lock': () => ({ ...member, state: 'locked' }),
};
const signIn = `mutation ($input: OrganiserSignInInput!) { organiserSignIn(input: $input) {
  organiser { me { name rights } } token message errors { code message path } } }`;
const input = { email: 'wei@fair.example', password: 'seven copper reels', code: '123456' };

describe('the organiser’s console through the gateway', () => {
  it('signs in into a cookie of its own, for this site only; the password travels as its hash', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query(signIn, { variables: { input } });
    expect(answer.data).toEqual({
      organiserSignIn: {
        organiser: { me: { name: 'Wei Zhang', rights: ['REVIEWER', 'ADMINISTRATOR'] } },
        token: null,
        message: 'ok',
        errors: [],
      },
    });
    expect(answer.headers['set-cookie']).toContain(
      `console=${token}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict`,
    );
    const sent = rest.calls.find(({ path }) => path === '/organiser/login');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ email: 'wei@fair.example', code: '123456' });
    expect(sent?.body).not.toContain('copper');
  });

  it('gives a program its token instead of a cookie', async () => {
    const { query } = await useGateway(answers);
    const answer = await query(signIn, { variables: { input: { ...input, returnToken: true } } });
    expect(answer.data).toMatchObject({ organiserSignIn: { token } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('reads with the console’s session, never with that of the site', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query(
      '{ organiser { id me { id lastSignInAt } staff { name state language rights } } }',
      { headers },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({
      organiser: {
        id: '7',
        me: { id: '7', lastSignInAt: '2025-06-16T09:00:00+08:00' },
        staff: [
          { name: 'Wei Zhang', state: 'ACTIVE', language: 'EN', rights: ['REVIEWER', 'ADMINISTRATOR'] },
        ],
      },
    });
    expect(rest.calls.map((call) => call.token)).toEqual([token, token]);
    const guest = await query('{ organiser { id } }', { headers: { cookie: `session=${token}` } });
    expect(guest.data).toEqual({ organiser: null });
    expect(rest.calls).toHaveLength(2);
  });

  it('a refusal of the console says so, and leaves the site’s session alone', async () => {
    for (const [code, told] of [
      [401, 'STAFF_UNAUTHENTICATED'],
      [510, 'STAFF_FORBIDDEN'],
    ] as const) {
      const { query } = await useGateway({
        ...answers,
        '/organiser/staff': () => refusal(code === 401 ? 401 : 403, code, '没有权限'),
      });
      const answer = await query('{ organiser { staff { id } } }', { headers });
      expect(answer.errors?.[0]?.extensions.code).toBe(told);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('reads an invitation by a ticket that stands in no address', async () => {
    const { query, rest } = await useGateway(answers);
    const answer = await query('{ staffInvitation(ticket: "secret-ticket") { email } }');
    expect(answer.data).toEqual({ staffInvitation: { email: invitation.email } });
    expect(rest.calls.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/organiser/invitation/offer'],
    ]);
    expect(rest.calls[0]?.body).toBe('{"ticket":"secret-ticket"}');
  });

  it('refuses a common password before anything is sent', async () => {
    const { query, rest } = await useGateway(answers);
    const accept = `mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) {
      organiser { id } errors { message path } } }`;
    const answer = await query(accept, {
      variables: { input: { ticket: 't', password: 'password1', code: '123456' } },
    });
    expect(answer.data).toMatchObject({
      acceptStaffInvitation: { organiser: null, errors: [{ path: ['password'] }] },
    });
    expect(rest.paths()).not.toContain('/organiser/invitation');
  });

  it('names the field that a form shows, and takes no path for an id', async () => {
    const { query, rest } = await useGateway({
      ...answers,
      '/organiser/staff': () => refusal(409, 500, '该邮箱已被使用', 'email'),
    });
    const invite = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) {
      member { id } errors { code message path } } }`;
    const person = { name: 'B', email: 'b@fair.example', language: 'ZH', rights: ['DOOR'] };
    const answer = await query(invite, { headers, variables: { input: person } });
    expect(answer.data).toEqual({
      inviteStaff: {
        member: null,
        errors: [{ code: 'DUPLICATE', message: '该邮箱已被使用', path: ['email'] }],
      },
    });
    expect(JSON.parse(rest.calls.at(-1)?.body ?? '')).toEqual({ ...person, rights: ['door'] });
    const lock = await query('mutation { lockStaff(id: "7", isLocked: true) { member { state } } }', {
      headers,
    });
    expect(lock.data).toEqual({ lockStaff: { member: { state: 'LOCKED' } } });
  });

  it.each([
    ['lockStaff(id: $id, isLocked: true)', '/organiser/staff/0/lock'],
    ['inviteStaffAgain(id: $id)', '/organiser/staff/0/invitation'],
    ['changeStaff(id: $id, input: { name: "B", language: ZH, rights: [DOOR] })', '/organiser/staff/0'],
  ])('%s leaves it to the REST service to check the caller before an id that is none', async (call, path) => {
    const { query, rest } = await useGateway({ [path]: () => refusal(401, 401, '请先登录') });
    const text = `mutation ($id: ID!) { ${call} { member { id } } }`;
    for (const id of ['../x', '..', 'x', '', '-1', '7/lock']) {
      const answer = await query(text, { variables: { id } });
      expect(answer.errors).toMatchObject([{ extensions: { code: 'STAFF_UNAUTHENTICATED' } }]);
    }
    expect(new Set(rest.paths())).toEqual(new Set([path]));
  });

  it('is empty where no demo publishes its people', async () => {
    const { query } = await useGateway({ '/organiser/demo-staff': () => refusal(404, 500, '接口不存在') });
    expect((await query('{ demoStaff { email } }')).data).toEqual({ demoStaff: [] });
  });
});
