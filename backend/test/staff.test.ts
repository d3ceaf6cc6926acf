import { createHash } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../src/modules/organiser/audit/log.ts';
import { sealStaffSecrets } from '../src/modules/organiser/index.ts';
import { codeAt } from '../src/modules/organiser/staff/authenticator.ts';
import { staffMembers } from '../src/modules/organiser/staff/members.ts';
import { staffStore } from '../src/modules/organiser/staff/store.ts';
import { staff } from '../src/modules/organiser/staff/tables.ts';
import { createSeal, newKey, UnknownKeyError } from '../src/sealing/seal.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { first } from './support/required.ts';

interface Member {
  id: string;
  name: string;
  email: string;
  rights: string[];
  state: string;
  lastSignIn: string | null;
}
interface Entry {
  actor: string;
  action: string;
  action_dictText: string;
  subject: string;
  subjectId: string;
  changes: { field: string; before: string; after: string }[];
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('correct horse battery');
const HALF_MINUTE = 30_000;
const rights = ['reviewer', 'editor'];

describe('the organiser’s staff', () => {
  const service = useService();
  const rowOf = async (email: string) =>
    first(await service.database().orm().select().from(staff).where(eq(staff.email, email)));
  const codeOf = async (email: string) =>
    codeAt(service.seal.open((await rowOf(email)).authenticatorSecret), service.realTime());
  const ticketOf = (email: string) => {
    const letter = service.sent.filter(({ recipient }) => recipient === email).at(-1);
    return { letter, ticket: /ticket=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '' };
  };
  const signIn = async (email: string, more: { password?: string; code?: string } = {}) =>
    service.call<string>('POST', '/organiser/login', {
      language: 'EN',
      body: {
        email,
        password: PASSWORD,
        code: await codeOf(email).catch(() => '000000'),
        ...more,
      },
    });
  const logOf = async (token: string, query = '') =>
    (
      await service.call<{ records: Entry[]; total: number }>(
        'GET',
        `/organiser/audit?pageSize=100${query}`,
        {
          token,
          language: 'EN',
        },
      )
    ).result.records;

  /** Invited by an administrator, accepted; signed in by that. */
  async function join(email: string, chosen = rights) {
    const administrator = await staffMember(service, 'administrator');
    const invited = await service.call<Member>('POST', '/organiser/staff', {
      token: administrator.token,
      body: { name: '  Wei   Zhang ', email, language: 'EN', rights: chosen },
    });
    const code = await codeOf(email);
    const accepted = await service.call<string>('POST', '/organiser/invitation', {
      body: { ticket: ticketOf(email).ticket, password: PASSWORD, code },
    });
    return { administrator, invited, accepted, code };
  }

  it('is invited by a letter, sets password and authenticator, and is signed in', async () => {
    const email = 'wei@fair.example';
    const { administrator, invited, accepted } = await join(email);
    expect(invited.result).toMatchObject({ name: 'Wei Zhang', email, rights, state: 'invited' });
    const { letter, ticket } = ticketOf(email);
    expect(letter).toMatchObject({ channel: 'email', language: 'EN', isSecret: true });
    expect(letter?.body).toContain('https://fair.example/d/organiser/welcome#ticket=');
    expect(accepted).toMatchObject({ success: true, message: '登录成功' });
    const me = await service.call<Member>('GET', '/organiser/me', { token: accepted.result });
    expect(me.result).toMatchObject({ name: 'Wei Zhang', state: 'active', rights });
    expect(me.result.lastSignIn).toMatch(/^\d{4}-/);
    // The letter has served.
    const again = await service.call('POST', '/organiser/invitation', {
      language: 'EN',
      body: { ticket, password: PASSWORD, code: await codeOf(email) },
    });
    expect([again.status, again.message]).toEqual([
      404,
      'This invitation is no longer valid. Ask an administrator for a new one',
    ]);
    const entries = (await logOf(administrator.token, '&action=staff')).filter(
      ({ subjectId, actor }) => subjectId === invited.result.id || actor === 'Wei Zhang',
    );
    expect(entries.map(({ actor, action_dictText }) => [actor, action_dictText])).toEqual([
      ['Wei Zhang', 'Accepted the invitation'],
      [administrator.name, 'Invited a staff member'],
    ]);
    expect(entries[1]?.changes).toContainEqual({
      field: 'Permissions',
      before: '',
      after: 'reviewer, editor',
    });
  });

  it('offers what an authenticator app needs while the invitation is open, for three days', async () => {
    const { token } = await staffMember(service, 'administrator');
    const email = 'three-days@fair.example';
    await service.call('POST', '/organiser/staff', {
      token,
      body: { name: 'A', email, language: 'ZH', rights },
    });
    const { letter, ticket } = ticketOf(email);
    expect(letter?.subject).toBe('邀请您加入主办方管理后台');
    const open = () =>
      service.call<{ secret: string; uri: string }>('POST', '/organiser/invitation/offer', {
        body: { ticket },
      });
    const { result } = await open();
    expect(result.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(result.uri).toContain(`secret=${result.secret}`);
    expect(result.uri).toContain('three-days%40fair.example');
    const wrong = await service.call('POST', '/organiser/invitation', {
      body: { ticket, password: PASSWORD, code: '000000' },
    });
    expect(wrong).toMatchObject({
      success: false,
      message: '动态验证码错误，请检查手机时间是否准确',
      field: 'code',
    });
    service.pass(3 * 24 * 60 * 60 * 1000 + 1000);
    expect((await open()).status).toBe(404);
    service.pass(-(3 * 24 * 60 * 60 * 1000 + 1000));
  });

  it('signs in by password and a code that serves once; one answer for whatever is wrong', async () => {
    const email = 'sign-in@fair.example';
    const { code: used } = await join(email);
    const wrong = 'The e-mail address, the password or the authenticator code is wrong';
    // Not the code of this moment: another half minute may have begun since the invitation was accepted.
    expect((await signIn(email, { code: used })).message).toBe(wrong);
    service.pass(HALF_MINUTE);
    expect((await signIn(email, { password: md5('other') })).message).toBe(wrong);
    expect((await signIn(email, { code: '12345' })).message).toBe(wrong);
    expect((await signIn('nobody@fair.example')).message).toBe(wrong);
    const code = await codeOf(email);
    const right = await signIn(email, { code });
    expect(right).toMatchObject({ success: true, code: 200 });
    expect((await signIn(email, { code })).message).toBe(wrong);
    await service.call('POST', '/organiser/logout', { token: right.result });
    const after = await service.call<null>('GET', '/organiser/me', { token: right.result });
    expect(after.result).toBeNull();
  });

  it('keeps what the authenticator shares encrypted, and seals anew what earlier releases or keys wrote', async () => {
    const email = 'sealed@fair.example';
    await join(email);
    const kept = (await rowOf(email)).authenticatorSecret;
    const secret = service.seal.open(kept);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(kept).toMatch(/^sealed:v1:/);
    expect(kept).not.toContain(secret);
    const database = service.database();
    await database.orm().delete(staff).where(ne(staff.email, email));
    const put = (authenticatorSecret: string) =>
      database.orm().update(staff).set({ authenticatorSecret }).where(eq(staff.email, email));
    const former = newKey();
    for (const before of [secret, createSeal([former]).close(secret)]) {
      await put(before);
      const seal = createSeal([newKey(), former]);
      await Promise.all([sealStaffSecrets(database, seal), sealStaffSecrets(database, seal)]);
      const after = (await rowOf(email)).authenticatorSecret;
      expect([seal.isCurrent(after), seal.open(after)]).toEqual([true, secret]);
      await expect(sealStaffSecrets(database, createSeal([newKey()]))).rejects.toThrow(UnknownKeyError);
      expect((await rowOf(email)).authenticatorSecret).toBe(after);
    }
    await database.orm().update(staff).set({ authenticatorSecret: kept });
    service.pass(HALF_MINUTE);
    expect((await signIn(email)).success).toBe(true);
  });

  it('ends the session that the same browser had when somebody signs in again', async () => {
    const email = 'again@fair.example';
    const { accepted } = await join(email);
    service.pass(HALF_MINUTE);
    const body = { email, password: PASSWORD, code: await codeOf(email) };
    const next = await service.call<string>('POST', '/organiser/login', { body, token: accepted.result });
    const me = async (token: string) =>
      (await service.call<Member | null>('GET', '/organiser/me', { token })).result;
    expect([await me(accepted.result), (await me(next.result))?.email]).toEqual([null, email]);
  });

  it('is refused a password that is common or its own name', async () => {
    const { token } = await staffMember(service, 'administrator');
    const email = 'weak@fair.example';
    await service.call('POST', '/organiser/staff', {
      token,
      body: { name: 'Wei Zhang', email, language: 'EN', rights },
    });
    const { ticket } = ticketOf(email);
    for (const typed of ['password', 'Wei Zhang', email]) {
      const body = { ticket, password: md5(typed), code: await codeOf(email) };
      const answer = await service.call('POST', '/organiser/invitation', { body });
      expect(answer, typed).toMatchObject({ status: 400, field: 'password' });
    }
  });

  it('uses a code up once, also when it comes many times at once', async () => {
    const email = 'at-once@fair.example';
    await join(email);
    service.pass(HALF_MINUTE);
    const code = await codeOf(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, { code })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is not guessed: ten tries for one address in a quarter of an hour', async () => {
    const email = 'guessed@fair.example';
    await join(email);
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await signIn(email, { code: '000000' }));
    expect(answers.map(({ code }) => code).slice(-2)).toEqual([429, 429]);
    expect(answers.filter(({ code }) => code === 500)).toHaveLength(10);
  });

  it('tells the field that is missing', async () => {
    const { token } = await staffMember(service, 'administrator');
    const invite = (body: object) =>
      service.call<Member>('POST', '/organiser/staff', { token, language: 'EN', body });
    const good = { name: 'B', email: 'b@fair.example', language: 'EN', rights };
    for (const [field, value] of [
      ['name', ' '],
      ['name', 'x'.repeat(61)],
      ['rights', []],
    ] as const) {
      expect(await invite({ ...good, [field]: value }), field).toMatchObject({ success: false, field });
    }
    expect((await invite({ ...good, email: 'b' })).message).toBe('Enter a valid e-mail address');
    expect((await invite(good)).success).toBe(true);
    expect(await invite(good)).toMatchObject({ status: 409, field: 'email' });
  });

  it('a right that is taken, a lock and a new invitation hold at once', async () => {
    const email = 'changes@fair.example';
    const { administrator, invited, accepted } = await join(email);
    const { id } = invited.result;
    const call = (path: string, body?: object, method: 'POST' | 'PUT' = 'POST') =>
      service.call<Member>(method, `/organiser/staff/${id}${path}`, { token: administrator.token, body });
    const changed = await call('', { name: 'Wei', language: 'EN', rights: ['door'] }, 'PUT');
    expect(changed.result).toMatchObject({ name: 'Wei', rights: ['door'] });
    await call('/lock', { isLocked: true });
    const me = () => service.call<Member | null>('GET', '/organiser/me', { token: accepted.result });
    expect((await me()).result).toBeNull();
    service.pass(HALF_MINUTE);
    expect((await signIn(email)).code).toBe(510);
    expect((await call('/lock', { isLocked: false })).result.state).toBe('active');
    service.pass(HALF_MINUTE);
    const back = await signIn(email);
    expect(back.success).toBe(true);
    expect((await call('/invitation')).result.state).toBe('invited');
    expect((await service.call('GET', '/organiser/me', { token: back.result })).result).toBeNull();
    service.pass(HALF_MINUTE);
    expect((await signIn(email)).success).toBe(false);
    const entries = await logOf(administrator.token);
    expect(entries.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual([
      ...['staff.invite-again', 'staff.unlock', 'staff.lock', 'staff.change', 'staff.invite'],
    ]);
  });

  it('never locks itself out, also when two administrators try each other at once', async () => {
    const database = service.database();
    await database.orm().update(staff).set({ isLocked: true });
    const [one, two] = [
      await staffMember(service, 'administrator'),
      await staffMember(service, 'administrator'),
    ];
    const lock = (by: string, id: string) =>
      service.call('POST', `/organiser/staff/${id}/lock`, { token: by, body: { isLocked: true } });
    expect((await lock(one.token, one.id)).status).toBe(409);
    const answers = await Promise.all([lock(one.token, two.id), lock(two.token, one.id)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const rows = await database.orm().select().from(staff);
    expect(rows.filter(({ isLocked }) => !isLocked)).toHaveLength(1);
  });

  it('refuses every other role, and staff without the right, with 510, and writes it down', async () => {
    const administrator = await staffMember(service, 'administrator');
    const others = {
      visitor: await signedIn(service, 'visitor', { email: 'curious@visitor.example' }),
      exhibitor: await signedIn(service, 'exhibitor', { email: 'curious@exhibitor.example' }),
      editor: await staffMember(service, 'editor', 'reviewer', 'door'),
    };
    const calls = [
      ['GET', '/organiser/staff'],
      ['POST', '/organiser/staff'],
      ['PUT', '/organiser/staff/1'],
      ['POST', '/organiser/staff/1/lock'],
      ['POST', '/organiser/staff/1/invitation'],
      ['GET', '/organiser/audit'],
    ] as const;
    const bodies: Record<string, object> = {
      '/organiser/staff': { name: 'C', email: 'c@fair.example', language: 'EN', rights },
      '/organiser/staff/1': { name: 'C', language: 'EN', rights },
      '/organiser/staff/1/lock': { isLocked: true },
    };
    for (const [method, url] of calls) {
      const body = method === 'GET' ? undefined : bodies[url];
      for (const { token } of Object.values(others)) {
        expect(await service.call(method, url, { token, body }), url).toMatchObject({
          status: 403,
          code: 510,
        });
      }
      expect(await service.call(method, url, { body })).toMatchObject({ status: 401 });
    }
    const refused = await logOf(administrator.token, '&action=refused');
    for (const who of [
      `visitor #${others.visitor.id}`,
      `exhibitor #${others.exhibitor.id}`,
      'editor reviewer door',
    ]) {
      const own = refused.filter(({ actor }) => actor.startsWith(who));
      expect(own.map(({ subject }) => subject).reverse(), who).toEqual(
        calls.map(([method, url]) => `${method} ${url.replace('/1', '/:id')}`),
      );
    }
    // A session of the console is none of the site's, and the reverse.
    const favourites = await service.call('GET', '/app/favourites/companies', { token: administrator.token });
    expect(favourites.status).not.toBe(200);
  });
});

describe('the first administrator', () => {
  const service = useService({ demoEdition: false, organiserEmail: 'first@fair.example' });

  it('is invited when the service starts and nobody administers', () => {
    const letters = service.sent.filter(({ recipient }) => recipient === 'first@fair.example');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain('/organiser/welcome#ticket=');
  });

  it('is invited once, however many processes start at the same moment', async () => {
    const database = service.database();
    await database.orm().delete(staff);
    const members = staffMembers({
      database,
      store: staffStore(database),
      audit: auditLog(database, service.realTime),
      seal: service.seal,
      provider: undefined,
      messages: { post: async (message) => void service.sent.push(message), assertAccepts: async () => {} },
      site: 'https://fair.example/d',
      now: service.realTime,
      recordTime: service.realTime,
    });
    const ensured = await Promise.all(
      Array.from({ length: 5 }, () => members.ensureAdministrator('at-once@fair.example')),
    );
    expect(ensured.filter(Boolean)).toHaveLength(1);
    expect(
      service.sent.filter(({ recipient }) => recipient === 'at-once@fair.example').length,
    ).toBeGreaterThan(0);
    expect(await members.ensureAdministrator('other@fair.example')).toBe(false);
    // An invitation that ran out is replaced.
    service.pass(4 * 24 * 60 * 60 * 1000);
    expect(await members.ensureAdministrator('at-once@fair.example')).toBe(true);
    service.pass(-4 * 24 * 60 * 60 * 1000);
  });

  it('a demo’s published secrets are told by a demo only', async () => {
    expect((await service.get('/organiser/demo-staff')).status).toBe(404);
  });
});

describe('the demo’s staff', () => {
  const service = useService();

  it('is told with the code that an authenticator would show', async () => {
    const { result } =
      await service.get<{ email: string; code: string; secondsLeft: number }[]>('/organiser/demo-staff');
    expect(result.map(({ email }) => email)).toContain('organiser@wirefair.example');
    expect(result[0]?.code).toMatch(/^\d{6}$/);
    expect(result[0]?.secondsLeft).toBeGreaterThan(0);
  });
});
