import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { slowHash } from '../src/modules/identity/secrets.ts';
import { captchas } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { codeIn, first, required } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const old = md5('the old one');
const fresh = md5('a fresh one');

describe('passwords', () => {
  const service = useService();
  let made = 0;
  let keys = 0;
  let me: Awaited<ReturnType<typeof signedIn>>;
  let email: string;
  const call = (path: string, token: string | undefined, body: object | undefined, language = 'EN') =>
    service.call('POST', `/app/identity/${path}`, {
      language,
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
    });
  const change = (body: object, token: string | undefined = me.token) => call('changePassword', token, body);
  /** Signs in with a picture that is read where only the service reads. */
  async function signInBy(password: string, address: string) {
    const checkKey = `password-key-${(keys += 1)}`;
    await service.get(`/sys/randomImage/${checkKey}`);
    const row = first(
      await service.database().orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)),
    );
    const body = { mobile: address, password, captcha: row.answer, checkKey };
    return (await service.call('POST', '/app/login/emailLoginByToken', { body })).status;
  }
  const isIn = async (token: string) => (await service.call('GET', '/app/identity/viewer', { token })).status;
  const codeOf = (recipient: string) =>
    codeIn(service.sent.findLast((message) => message.recipient === recipient));

  beforeEach(async () => {
    made += 1;
    email = `password-${made}@wirefair.example`;
    me = await signedIn(service, 'exhibitor', { email, mobile: null, passwordHash: await slowHash(old) });
  });

  it(
    'the new password signs in and the old one does not; the owner is told',
    { tags: ['EXH-111', 'EXH-113', 'REST-115', 'ERR-056'] },
    async () => {
      const before = service.sent.length;
      const changed = await change({ originPassword: old.toUpperCase(), newPassword: fresh });
      expect(changed).toMatchObject({ status: 200, message: 'Changed' });
      expect(service.sent.slice(before)).toMatchObject([
        { channel: 'email', recipient: email, subject: 'Your password has been changed', isSecret: false },
      ]);
      expect(required(service.sent.at(-1)).body).not.toContain(fresh);
      expect(await signInBy(old, email)).toBe(400);
      expect(await signInBy(fresh, email)).toBe(200);
    },
  );

  it('ends every other session of the account, and nobody else', { tags: ['DESIGN-026'] }, async () => {
    const other = await signedIn(service, 'exhibitor', { passwordHash: await slowHash(old) });
    const codeLogin = async () => {
      await service.call('POST', `/app/login/emailCode?email=${email}`, {});
      const body = { mobile: email, captcha: codeOf(email) };
      return (await service.call<string>('POST', '/app/login/loginByToken', { body })).result;
    };
    const elsewhere = await codeLogin();
    expect(await isIn(elsewhere)).toBe(200);
    await change({ originPassword: old, newPassword: fresh });
    expect(await isIn(elsewhere)).toBe(401);
    expect(await isIn(me.token)).toBe(200);
    expect(await isIn(other.token)).toBe(200);
  });

  it(
    'refuses a wrong or missing proof, a new password that is none, and the same one again',
    { tags: ['VAL-066'] },
    async () => {
      for (const [body, message] of [
        [{ originPassword: md5('no'), newPassword: fresh }, 'The current password is wrong'],
        [{ newPassword: fresh }, 'Enter the current password'],
        [{ originPassword: old, newPassword: 'as it was typed' }, 'Enter the new password'],
        [{ originPassword: old, newPassword: old }, 'The new password must differ from the current one'],
        [{ originPassword: old, newPassword: fresh, captcha: '000000' }, /wrong or has expired/],
      ] as const) {
        const answer = await change(body);
        expect(answer.status, JSON.stringify(body)).toBe(400);
        expect(answer.message).toMatch(message);
      }
      expect((await change({ originPassword: old, newPassword: fresh }, 'nobody')).status).toBe(401);
      expect((await call('changePassword', undefined, {}, 'ZH')).message).toBe('请先登录');
    },
  );

  it('refuses the hash of what is blank, common, one character again and again, or the account’s own name', async () => {
    const named = { nickName: 'Wei Zhang', companyName: 'Dongfang Cable', mobile: '+8613812345678' };
    me = await signedIn(service, 'visitor', { ...named, email, passwordHash: await slowHash(old) });
    const [common, own] = [/among the most common ones/, /must not be your number/];
    for (const [typed, message] of [
      ['', common],
      ['password', common],
      ['Password', common],
      ['12345678', common],
      ['QWERTYUIOP', common],
      ['zzzzzzzzzzzzzzzz', common],
      [email, own],
      [email.toUpperCase(), own],
      ['13812345678', own],
      ['+8613812345678', own],
      ['wei zhang', own],
      ['Dongfang Cable', own],
    ] as const) {
      const answer = await change({ originPassword: old, newPassword: md5(typed).toUpperCase() });
      expect(answer, typed).toMatchObject({ status: 400, field: 'newPassword' });
      expect(answer.message, typed).toMatch(message);
    }
    expect((await change({ originPassword: old, newPassword: md5('password of my own') })).status).toBe(200);
  });

  it('limits the tries for an account, fifty at once included', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change({ originPassword: md5('no'), newPassword: fresh })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    expect((await change({ originPassword: old, newPassword: fresh })).status).toBe(429);
  });

  it(
    'an account without a password sets one with a code of its own, which serves nothing else and once',
    { tags: ['DESIGN-027'] },
    async () => {
      email = `code-${made}@wirefair.example`;
      me = await signedIn(service, 'visitor', { email, mobile: null, passwordHash: null });
      expect((await change({ originPassword: old, newPassword: fresh })).message).toBe(
        'This account has no password yet, please use a verification code',
      );
      const sent = await call('passwordCode', me.token, undefined);
      expect(sent.message).toBe('The code has been sent by e-mail');
      const code = codeOf(email);
      const login = await service.call('POST', '/app/login/loginByToken', {
        body: { mobile: email, captcha: code },
      });
      expect(login.status).toBe(400);
      const answers = await Promise.all([1, 2].map(() => change({ captcha: code, newPassword: fresh })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await change({ originPassword: fresh, newPassword: old })).status).toBe(200);
      expect((await call('passwordCode', undefined, undefined)).status).toBe(401);
    },
  );
});
