import { createHash } from 'node:crypto';
import { createMetrics } from '@wirefair/service-kit/metrics';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, ensureDemoAccounts } from '../src/demo/accounts.ts';
import { createLimits } from '../src/limits/limits.ts';
import { createIdentity } from '../src/modules/identity/index.ts';
import { accounts, captchas, sessions } from '../src/modules/identity/tables.ts';
import { noKeys } from './support/no-keys.ts';
import { useService } from './support/service.ts';
import { codeIn, required } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const accountOf = (role: string) => {
  const account = required(demoAccounts().find((one) => one.role === role));
  return { ...account, password: required(account.password) };
};
const visitor = accountOf('visitor');
const exhibitor = accountOf('exhibitor');

interface Viewer {
  id: string;
  role: string;
  companyId: string | null;
}

describe('signing in', () => {
  const service = useService();
  beforeAll(() => ensureDemoAccounts(service.database()));
  let keys = 0;
  let addresses = 0;
  /** A caller that no limit has seen. */
  const newcomer = () => `203.0.113.${(addresses += 1)}`;

  /** A picture's key and what it shows, read where only the service reads. */
  async function captcha() {
    const checkKey = `check-key-${(keys += 1)}`;
    const shown = await service.get<string>(`/sys/randomImage/${checkKey}`);
    const row = required(
      (await service.database().orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)))[0],
    );
    return { checkKey, captcha: row.answer, picture: shown.result };
  }
  async function byPassword(
    body: object,
    options: { token?: string; language?: string; from?: string; device?: string } = {},
  ) {
    const { checkKey, captcha: text } = await captcha();
    return service.call<string>('POST', '/app/login/emailLoginByToken', {
      from: newcomer(),
      ...options,
      body: {
        mobile: visitor.account,
        password: md5(visitor.password),
        captcha: text,
        checkKey,
        clientType: 1,
        ...body,
      },
    });
  }
  const viewer = (token: string) => service.call<Viewer | null>('GET', '/app/identity/viewer', { token });
  const codeOf = (recipient: string) =>
    codeIn(service.sent.findLast((message) => message.recipient === recipient));
  const sendSms = (mobile: string, options: { language?: string; from?: string; device?: string } = {}) =>
    service.call('POST', `/app/login/smsCode?mobile=${encodeURIComponent(mobile)}`, {
      from: newcomer(),
      ...options,
    });
  const byCode = (
    mobile: string,
    code: string,
    body: object = {},
    options: { token?: string; language?: string } = {},
  ) =>
    service.call<string>('POST', '/app/login/loginByToken', {
      ...options,
      body: { mobile, captcha: code, clientType: 1, ...body },
    });
  const wait = () => {
    service.pass(2 * MINUTE);
    return service
      .database()
      .orm()
      .execute(sql`delete from rate_limit`);
  };

  it(
    'by account and password, here with a picture, gives a token that says who it is',
    { tags: ['AUTH-006', 'AUTH-015', 'REST-010', 'REST-012', 'ROLE-006'] },
    async () => {
      const { picture } = await captcha();
      expect(picture).toMatch(/^data:image\/png;base64,iVBOR/);
      const answer = await byPassword({});
      expect(answer).toMatchObject({ status: 200, success: true, message: '登录成功' });
      expect(answer.result).toMatch(/^[\w-]{43}$/);
      expect((await viewer(answer.result)).result).toMatchObject({ role: 'visitor', companyId: null });
      const kept = await service.database().orm().select().from(sessions);
      expect(JSON.stringify(kept)).not.toContain(answer.result);
      const other = await byPassword({
        mobile: exhibitor.email.toUpperCase(),
        password: md5(exhibitor.password),
      });
      expect((await viewer(other.result)).result).toMatchObject({
        role: 'exhibitor',
        companyId: expect.any(String),
      });
      expect((await service.get<Viewer | null>('/app/identity/viewer')).result).toBeNull();
    },
  );

  it.each([
    [{ mobile: ' ' }, '请输入账号', 'Enter your account', 400],
    [{ password: '' }, '请输入密码', 'Enter your password', 400],
    [
      { captcha: '????' },
      '图形验证码错误或已失效，请重新输入',
      'The picture code is wrong or has expired, please try again',
      412,
    ],
    [{ password: md5('wrong') }, '账号或密码错误', 'The account or password is wrong', 400],
    [{ mobile: '13700137000' }, '账号或密码错误', 'The account or password is wrong', 400],
    [{ password: 'Wirefair-visitor-25' }, '账号或密码错误', 'The account or password is wrong', 400],
    [
      { mobile: exhibitor.account, role: 'visitor' },
      '账号或密码错误',
      'The account or password is wrong',
      400,
    ],
  ])(
    'refuses %j in both languages',
    { tags: ['AUTH-011', 'AUTH-013', 'DESIGN-025'] },
    async (body, chinese, english, status) => {
      for (const [language, message] of [
        ['ZH', chinese],
        ['EN', english],
      ] as const) {
        expect(await byPassword(body, { language })).toMatchObject({
          status,
          success: false,
          message,
          result: null,
        });
      }
    },
  );

  it('a picture serves once, right or wrong, and for five minutes', { tags: ['DESIGN-025'] }, async () => {
    const { checkKey, captcha: text } = await captcha();
    const body = { mobile: visitor.account, password: md5('no'), captcha: text.toLowerCase(), checkKey };
    const send = () => service.post('/app/login/emailLoginByToken', body);
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(412);
    const { picture: _, ...late } = await captcha();
    service.pass(5 * MINUTE + 1000);
    expect((await service.post('/app/login/emailLoginByToken', { ...body, ...late })).status).toBe(412);
  });

  it('bounds wrong passwords for an account, known or not, also when they come all at once', async () => {
    for (const mobile of ['13800138000', '13700000001']) {
      await wait();
      const answers = await Promise.all(
        Array.from({ length: 110 }, () => byPassword({ mobile, password: md5('guess') })),
      );
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      // Each from another network: 100 an hour.
      expect([count(400), count(429)]).toEqual([100, 10]);
      expect(answers.find(({ status }) => status === 429)?.message).toMatch(
        /^操作过于频繁，请 \d+ 分钟后再试$/,
      );
    }
    await wait();
    expect((await byPassword({})).status).toBe(200);
  });

  it(
    'by a code sent to the number, once',
    { tags: ['AUTH-007', 'AUTH-023', 'REST-011', 'REST-013', 'REST-074'] },
    async () => {
      expect(await sendSms(visitor.account)).toMatchObject({
        status: 200,
        message: '验证码已发送，请注意查收短信',
      });
      const message = required(service.sent.at(-1));
      expect(message).toMatchObject({
        channel: 'sms',
        recipient: '+8613800138000',
        language: 'ZH',
        isSecret: true,
      });
      const code = codeOf('+8613800138000');
      const answer = await byCode(visitor.account, code);
      expect(answer).toMatchObject({ status: 200, message: '登录成功' });
      expect((await viewer(answer.result)).result?.role).toBe('visitor');
      expect(await byCode(visitor.account, code)).toMatchObject({
        status: 400,
        message: '验证码错误或已失效',
      });
    },
  );

  it('by a code sent to the address', { tags: ['AUTH-024', 'REST-040', 'ERR-051'] }, async () => {
    const answer = await service.call('POST', `/app/login/emailCode?email=${visitor.email}`, {
      language: 'EN',
    });
    expect(answer.message).toBe('The code has been sent by e-mail');
    expect(service.sent.at(-1)?.body).toMatch(/^Your verification code is \d{6}\./);
    expect((await byCode(visitor.email, codeOf(visitor.email))).status).toBe(200);
  });

  it(
    'refuses what is no number, no address and no code',
    { tags: ['AUTH-014', 'AUTH-018', 'ERR-020', 'ERR-039'] },
    async () => {
      const english = { language: 'EN' };
      expect((await sendSms('', english)).message).toBe('Enter your mobile number');
      for (const mobile of ['1380013800', '12345678901', 'abc', '138001380000']) {
        expect((await sendSms(mobile, english)).message).toBe('Enter a valid mobile number');
      }
      expect((await sendSms('12')).message).toBe('手机号码格式不正确');
      const email = await service.call('POST', '/app/login/emailCode?email=a@b', english);
      expect(email.message).toBe('Enter a valid e-mail address');
      expect((await byCode('', '123456', {}, english)).message).toBe('Enter your mobile number');
      expect((await byCode(visitor.account, ' ', {}, english)).message).toBe('Enter the verification code');
      expect((await sendSms('+81 90-1234-5678')).status).toBe(200);
    },
  );

  it('a code dies after five guesses and after five minutes', async () => {
    await wait();
    await sendSms(visitor.account);
    const code = codeOf('+8613800138000');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect((await byCode(visitor.account, wrong)).status).toBe(400);
    expect((await byCode(visitor.account, code)).status).toBe(400);
    await wait();
    await sendSms(visitor.account);
    service.pass(5 * MINUTE + 1000);
    expect((await byCode(visitor.account, codeOf('+8613800138000'))).status).toBe(400);
  });

  it.each([
    ['blanks', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
    [
      'full-width digits',
      (code: string) => code.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit))),
    ],
  ])('a code with %s is understood', async (_name, write) => {
    await wait();
    await sendSms(visitor.account);
    expect((await byCode(visitor.account, write(codeOf('+8613800138000')))).status).toBe(200);
  });

  it('one right code presented fifty times at once signs in once', async () => {
    await wait();
    await sendSms(visitor.account);
    const code = codeOf('+8613800138000');
    const answers = await Promise.all(Array.from({ length: 50 }, () => byCode(visitor.account, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it(
    'limits codes to one a minute, five an hour and ten a day for a number, whoever asks',
    { tags: ['DESIGN-024'] },
    async () => {
      await wait();
      const windowPassed = (name: string) =>
        service
          .database()
          .orm()
          .execute(sql`delete from rate_limit where key like ${`${name}:%`}`);
      // A browser of the owner's: strangers have less, see strangers.test.ts.
      const device = 'device-of-the-visitor';
      await byPassword({}, { device });
      const send = () => sendSms(visitor.account, { language: 'EN', device });
      expect((await send()).status).toBe(200);
      expect((await send()).message).toMatch(/^Too many attempts, please try again in \d+ seconds$/);
      for (let more = 0; more < 4; more += 1) {
        await windowPassed('code-minute');
        expect((await send()).status).toBe(200);
      }
      await windowPassed('code-minute');
      expect(await send()).toMatchObject({
        status: 429,
        code: 429,
        message: expect.stringMatching(/in 60 minutes$/),
      });
      await windowPassed('code-hour');
      for (let more = 0; more < 5; more += 1) {
        await windowPassed('code-minute');
        expect((await send()).status).toBe(200);
      }
      await windowPassed('code-minute');
      await windowPassed('code-hour');
      expect(await send()).toMatchObject({ status: 429, message: expect.stringMatching(/in 1440 minutes$/) });
    },
  );

  it(
    'answers alike whether or not anybody has the number, tells who holds the code, and lets no visitor in as exhibitor',
    { tags: ['EXH-007'] },
    async () => {
      await wait();
      const [known, unknown] = [await sendSms(visitor.account), await sendSms('13500135000')];
      expect({ ...known, timestamp: 0 }).toEqual({ ...unknown, timestamp: 0 });
      expect(await byCode('13500135000', codeOf('+8613500135000'))).toMatchObject({
        message: '该账号尚未登记',
      });
      await wait();
      await sendSms(visitor.account);
      const asExhibitor = await byCode(
        visitor.account,
        codeOf('+8613800138000'),
        { role: 'exhibitor' },
        { language: 'EN' },
      );
      expect(asExhibitor.message).toBe('This account is not an exhibitor account');
    },
  );

  it(
    'refuses the other role until it is logged out',
    { tags: ['AUTH-005', 'EXH-004', 'ROLE-013', 'ERR-009', 'ERR-010'] },
    async () => {
      await wait();
      const asVisitor = (await byPassword({})).result;
      const exhibitorBody = {
        mobile: exhibitor.account,
        password: md5(exhibitor.password),
        role: 'exhibitor',
      };
      expect(await byPassword(exhibitorBody, { token: asVisitor })).toMatchObject({
        status: 409,
        message: '请先退出观众登录',
      });
      const asExhibitor = (await byPassword(exhibitorBody)).result;
      expect(await byPassword({}, { token: asExhibitor, language: 'EN' })).toMatchObject({
        status: 409,
        message: 'Please log out of the exhibitor login first',
      });
      await service.call('POST', '/app/identity/logout', { token: asExhibitor });
      expect((await byPassword({}, { token: asExhibitor })).status).toBe(200);
    },
  );

  it(
    'a number with both kinds of account signs in by role, else by clientType',
    { tags: ['CONFLICT-001'] },
    async () => {
      await service
        .database()
        .orm()
        .insert(accounts)
        .values({ role: 'exhibitor', mobile: '+8613800138000', passwordHash: null, createdAt: new Date() });
      const roleBy = async (body: object) => {
        await wait();
        await sendSms(visitor.account);
        const answer = await byCode(visitor.account, codeOf('+8613800138000'), body);
        return required((await viewer(answer.result)).result).role;
      };
      expect(await roleBy({ clientType: 1 })).toBe('visitor');
      expect(await roleBy({ clientType: 2 })).toBe('exhibitor');
      expect(await roleBy({ clientType: 1, role: 'exhibitor' })).toBe('exhibitor');
      await service
        .database()
        .orm()
        .delete(accounts)
        .where(sql`mobile = '+8613800138000' and role = 'exhibitor'`);
    },
  );

  it(
    'a session ends with logout, with a new password, with disuse and with time',
    { tags: ['DESIGN-003', 'AUTH-025', 'ERR-002', 'DESIGN-026'] },
    async () => {
      await wait();
      const [first, second] = [(await byPassword({})).result, (await byPassword({})).result];
      const expired = { status: 401, code: 401, message: '登录已过期，请重新登录' };
      const change = (body: object, token = first) =>
        service.call('POST', '/app/identity/changePassword', { token, body });
      expect((await change({ originPassword: md5('no'), newPassword: md5('quite new') })).message).toBe(
        '原密码错误',
      );
      const renewed = { originPassword: md5(visitor.password), newPassword: md5('another one') };
      expect((await change(renewed)).message).toBe('修改成功');
      expect((await viewer(first)).status).toBe(200);
      expect(await viewer(second)).toMatchObject(expired);
      await change({ originPassword: md5('another one'), newPassword: md5(visitor.password) });

      await service.call('POST', '/app/identity/logout', { token: first });
      expect(await viewer(first)).toMatchObject(expired);
      expect(await service.call('POST', '/app/identity/changePassword', { body: {} })).toMatchObject({
        status: 401,
        message: '请先登录',
      });

      const used = (await byPassword({})).result;
      for (let day = 0; day < 5; day += 1) {
        service.pass(6 * DAY - MINUTE);
        expect((await viewer(used)).status, `day ${6 * (day + 1)}`).toBe(200);
      }
      service.pass(10 * MINUTE);
      expect(await viewer(used)).toMatchObject(expired);
      const idle = (await byPassword({})).result;
      service.pass(7 * DAY + MINUTE);
      expect(await viewer(idle)).toMatchObject(expired);
    },
  );

  it(
    'signing in again ends the session that the same browser had, and no other one',
    { tags: ['DESIGN-026'] },
    async () => {
      await wait();
      const [mine, elsewhere] = [(await byPassword({})).result, (await byPassword({})).result];
      const failed = await byPassword({ password: md5('no') }, { token: mine });
      expect([failed.status, (await viewer(mine)).status]).toEqual([400, 200]);
      const next = (await byPassword({}, { token: mine })).result;
      const statuses = await Promise.all([mine, next, elsewhere].map((token) => viewer(token)));
      expect(statuses.map(({ status }) => status)).toEqual([401, 200, 200]);
      // By a code the same, also when it is pressed many times at once.
      await sendSms(visitor.account);
      const code = codeOf('+8613800138000');
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => byCode(visitor.account, code, {}, { token: next })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await viewer(next)).status).toBe(401);
      expect((await viewer(elsewhere)).status).toBe(200);
    },
  );

  it(
    'a locked account is refused with code 510, with a session and without',
    { tags: ['DESIGN-003', 'AUTH-027', 'AUTH-030', 'ERR-012'] },
    async () => {
      await wait();
      const token = (await byPassword({})).result;
      const lock = (isLocked: boolean) =>
        service
          .database()
          .orm()
          .update(accounts)
          .set({ isLocked })
          .where(eq(accounts.mobile, '+8613800138000'));
      await lock(true);
      const refused = { status: 403, code: 510, message: '没有权限，请联系管理员' };
      expect(await viewer(token)).toMatchObject(refused);
      expect(await byPassword({})).toMatchObject(refused);
      await lock(false);
    },
  );

  it('sweeps what has run out and leaves what has not', async () => {
    await wait();
    const token = (await byPassword({}, { device: 'device-that-is-to-be-swept' })).result;
    await captcha();
    await sendSms('13400134000');
    const count = async (table: string) => {
      const query = sql`select count(*)::int as n from ${sql.identifier(table)}`;
      return required((await service.database().orm().execute<{ n: number }>(query)).rows[0]).n;
    };
    const tables = ['captcha', 'sent_code', 'rate_limit'];
    for (const table of tables) expect(await count(table), table).toBeGreaterThan(0);
    let time = service.realTime().getTime();
    const later = () => new Date(time);
    const removed: Record<string, number> = {};
    const core = {
      database: service.database(),
      messages: { post: async () => {}, assertAccepts: async () => {} },
      limits: createLimits(service.database().pool),
      metrics: createMetrics(),
      countRemoved: (kind: string, rows: number) => {
        removed[kind] = (removed[kind] ?? 0) + rows;
      },
      realTime: later,
      recordTime: later,
    };
    const identity = createIdentity(core, { keys: noKeys });
    const proofs = [await count('captcha'), await count('sent_code')];
    time += 2 * DAY;
    await identity.sweep();
    for (const table of tables) expect(await count(table), table).toBe(0);
    expect(removed).toEqual({ captchas: proofs[0], codes: proofs[1] });
    expect(await count('session')).toBeGreaterThan(0);
    expect(await count('known_device')).toBeGreaterThan(0);
    expect((await viewer(token)).status).toBe(200);
    time += 400 * DAY;
    await identity.sweep();
    expect(await count('session')).toBe(0);
    expect(await count('known_device')).toBe(0);
  });

  it('keeps passwords and codes as argon2id only (docs/promises.md 9)', async () => {
    const rows = await service.database().orm().select().from(accounts);
    const hashes = rows.flatMap(({ passwordHash }) => passwordHash ?? []);
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
