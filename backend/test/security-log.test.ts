import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/index.ts';
import { slowHash } from '../src/modules/identity/secrets.ts';
import { accounts, captchas } from '../src/modules/identity/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { codeAt } from '../src/modules/organiser/staff/authenticator.ts';
import { staffStore } from '../src/modules/organiser/staff/store.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { codeIn, first, required } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('correct horse battery');
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const HOME = '198.51.100.7';

interface Line {
  level: string | number;
  security?: Record<string, unknown>;
}

/** Who signed in and who was refused, as a security team reads it from the log. */
describe('the security log', () => {
  const written: string[] = [];
  const service = useService({
    logger: createLogger({ level: 'info', destination: { write: (line) => written.push(line) } }),
  });
  let made = 0;
  let email: string;
  let account: { id: string; token: string };
  const orm = () => service.database().orm();
  const lines = () =>
    written
      .flatMap((text) => text.split('\n'))
      .filter((text) => text !== '')
      .map((text): Line => JSON.parse(text))
      .flatMap(({ security }): Record<string, unknown>[] => (security ? [security] : []));
  const post = (url: string, body?: object, more: { token?: string; from?: string } = {}) =>
    service.call<string>('POST', url, { from: HOME, ...more, ...(body === undefined ? {} : { body }) });
  async function byPassword(
    mobile: string,
    password: string,
    more: { captcha?: string; token?: string } = {},
  ) {
    const checkKey = `security-key-${(made += 1)}`;
    await service.call('GET', `/sys/randomImage/${checkKey}`, { from: HOME });
    const row = first(await orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)));
    const { captcha = row.answer, ...rest } = more;
    return post('/app/login/emailLoginByToken', { mobile, password, captcha, checkKey, clientType: 1 }, rest);
  }

  beforeEach(async () => {
    await orm().execute(sql`delete from rate_limit`);
    made += 1;
    email = `security-${made}@wirefair.example`;
    account = await signedIn(service, 'visitor', {
      email,
      mobile: null,
      passwordHash: await slowHash(PASSWORD),
    });
    written.length = 0;
  });

  it('has one line for each sign-in by password, with outcome, account and address', async () => {
    await byPassword(email, PASSWORD);
    await byPassword(email, md5('no'));
    await byPassword(`nobody-${email}`, md5('no'));
    await byPassword(email, PASSWORD, { captcha: '????' });
    const exhibitor = await signedIn(service, 'exhibitor');
    await byPassword(email, PASSWORD, { token: exhibitor.token });
    await orm().update(accounts).set({ isLocked: true }).where(eq(accounts.id, account.id));
    await byPassword(email, PASSWORD);
    const route = 'POST /app/login/emailLoginByToken';
    const known = { role: 'visitor', account: account.id };
    const unknown = { role: null, account: null };
    const line = (outcome: string, who: object) => ({
      event: 'sign-in',
      outcome,
      method: 'password',
      ...who,
      address: HOME,
      route,
    });
    expect(lines()).toEqual([
      line('success', known),
      line('wrong', known),
      line('wrong', unknown),
      line('wrong-picture', unknown),
      line('other-role', unknown),
      line('locked', known),
    ]);
  });

  it('tells a password that came without the picture it needs from one with a wrong picture', async () => {
    for (let index = 0; index < 3; index += 1) await byPassword(email, md5('no'));
    await byPassword(email, PASSWORD, { captcha: '' });
    await byPassword(email, PASSWORD, { captcha: '????' });
    expect(lines().map(({ outcome }) => outcome)).toEqual([
      'wrong',
      'wrong',
      'wrong',
      'no-picture',
      'wrong-picture',
    ]);
  });

  it('tells of too many tries whose they were', async () => {
    for (let index = 0; index < 11; index += 1) await byPassword(email, md5('no'));
    expect(lines().at(-1)).toMatchObject({ outcome: 'too-many', account: account.id, address: HOME });
  });

  it('has sign-ins by code, right and wrong', async () => {
    await post(`/app/login/emailCode?email=${email}`);
    const code = codeIn(service.sent.at(-1));
    await post('/app/login/loginByToken', {
      mobile: email,
      captcha: code === '000000' ? '111111' : '000000',
    });
    await post('/app/login/loginByToken', { mobile: email, captcha: code });
    expect(lines()).toMatchObject([
      { event: 'sign-in', outcome: 'wrong', method: 'code', account: account.id, address: HOME },
      { event: 'sign-in', outcome: 'success', method: 'code', account: account.id, address: HOME },
    ]);
    await post('/app/login/loginByTicket', { ticket: 'no-ticket' });
    expect(lines().at(-1)).toMatchObject({ outcome: 'wrong', method: 'ticket', account: null });
  });

  it('has those of the organiser’s staff', async () => {
    const staffEmail = `security-staff-${made}@fair.example`;
    const member = required(
      await staffStore(service.database()).add({
        name: 'S',
        email: staffEmail,
        language: 'EN',
        rights: ['editor'],
        createdAt: new Date(),
        passwordHash: await slowHash(PASSWORD),
        authenticatorSecret: SECRET,
      }),
    );
    const enter = (password: string) =>
      post('/organiser/login', {
        email: staffEmail,
        password,
        code: codeAt(SECRET, service.realTime()),
      });
    await enter(md5('no'));
    await enter(PASSWORD);
    const line = {
      event: 'sign-in',
      method: 'authenticator',
      role: 'staff',
      account: member.id,
      address: HOME,
    };
    expect(lines()).toMatchObject([
      { ...line, outcome: 'wrong' },
      { ...line, outcome: 'success' },
    ]);
  });

  it('has each refusal with 401, 510 and 429, and no ordinary call', async () => {
    const read = (url: string, token?: string) =>
      service.call('GET', url, { from: HOME, ...(token === undefined ? {} : { token }) });
    await read('/app/identity/viewer', 'a-session-that-is-none');
    await read('/organiser/staff');
    await read('/organiser/staff', account.token);
    const editor = await staffMember(service, 'editor');
    await read('/organiser/staff', editor.token);
    await post(`/app/login/emailCode?email=${email}`);
    await post(`/app/login/emailCode?email=${email}`);
    await read('/app/identity/viewer', account.token);
    await orm().update(accounts).set({ isLocked: true }).where(eq(accounts.id, account.id));
    await read('/app/identity/viewer', account.token);
    const guest = { role: null, account: null };
    const visitor = { role: 'visitor', account: account.id };
    const refusal = (outcome: string, route: string, who: object) => ({
      event: 'refusal',
      outcome,
      method: null,
      route,
      address: HOME,
      ...who,
    });
    expect(lines()).toEqual([
      refusal('no-session', 'GET /app/identity/viewer', guest),
      refusal('no-session', 'GET /organiser/staff', guest),
      refusal('no-permission', 'GET /organiser/staff', visitor),
      refusal('no-permission', 'GET /organiser/staff', { role: 'staff', account: editor.id }),
      refusal('too-many', 'POST /app/login/emailCode', guest),
      refusal('no-permission', 'GET /app/identity/viewer', visitor),
    ]);
  });

  it('holds no name, address, password, code or token of anybody', async () => {
    await byPassword(email, PASSWORD);
    await byPassword(email, md5('no'));
    await post(`/app/login/emailCode?email=${email}`);
    const code = codeIn(service.sent.at(-1));
    const { result: token } = await post('/app/login/loginByToken', { mobile: email, captcha: code });
    expect(lines().length).toBeGreaterThan(2);
    const log = lines()
      .map((line) => JSON.stringify(line))
      .join();
    for (const secret of [email, PASSWORD, code, token, account.token]) expect(log).not.toContain(secret);
  });

  it('takes the refusals that would fill the log of what was done', async () => {
    const before = await orm().$count(auditEntries);
    const answers = await Promise.all(
      Array.from({ length: 90 }, () =>
        service.call('GET', '/organiser/staff', { from: HOME, token: account.token }),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([510]));
    expect(await orm().$count(auditEntries)).toBe(before + 60);
    expect(lines().filter(({ outcome }) => outcome === 'no-permission')).toHaveLength(90);
  });
});

describe('the log of what was done', () => {
  const service = useService();
  const orm = () => service.database().orm();

  it('holds ids, and shows the names of today', async () => {
    const administrator = await staffMember(service, 'administrator');
    const email = 'audited@fair.example';
    const invited = await service.call<{ id: string }>('POST', '/organiser/staff', {
      token: administrator.token,
      body: { name: 'Wei Zhang', email, language: 'EN', rights: ['editor'] },
    });
    const visitor = await signedIn(service, 'visitor', { email: 'curious@visitor.example' });
    await service.call('GET', '/organiser/staff', { token: visitor.token });
    const kept = JSON.stringify(await orm().select().from(auditEntries));
    for (const address of [email, 'curious@visitor.example', administrator.name])
      expect(kept).not.toContain(address);
    const { id } = invited.result;
    await service.call('PUT', `/organiser/staff/${id}`, {
      token: administrator.token,
      body: { name: 'Wei Li', language: 'EN', rights: ['editor'] },
    });
    const shown = await service.call<{ records: { action: string; actor: string; subject: string }[] }>(
      'GET',
      '/organiser/audit',
      { token: administrator.token },
    );
    expect(shown.result.records.slice(0, 3)).toMatchObject([
      { action: 'staff.change', actor: administrator.name, subject: 'Wei Li' },
      { action: 'refused', actor: `visitor #${visitor.id}`, subject: 'GET /organiser/staff' },
      { action: 'staff.invite', actor: administrator.name, subject: 'Wei Li' },
    ]);
  });
});
