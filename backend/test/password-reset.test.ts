import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/index.ts';
import { slowHash } from '../src/modules/identity/secrets.ts';
import { accounts, captchas } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { codeIn, first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const old = md5('the old one');
const fresh = md5('a fresh one');

describe('a forgotten password', () => {
  const written: string[] = [];
  const service = useService({
    logger: createLogger({ level: 'info', destination: { write: (line) => written.push(line) } }),
  });
  let made = 0;
  let email: string;
  let me: Awaited<ReturnType<typeof signedIn>>;
  const orm = () => service.database().orm();
  const post = (path: string, body: object) =>
    service.call<string>('POST', `/app/login/${path}`, { language: 'EN', body });
  const askFor = (mobile: string) => post('resetCode', { mobile });
  const reset = (code: string, more: object = {}) =>
    post('resetPassword', { mobile: email, role: 'visitor', captcha: code, newPassword: fresh, ...more });
  const code = (recipient = email) =>
    codeIn(service.sent.findLast((message) => message.recipient === recipient));
  const wrong = () => (code() === '000000' ? '111111' : '000000');
  async function signInBy(password: string) {
    const checkKey = `reset-key-${(made += 1)}`;
    await service.get(`/sys/randomImage/${checkKey}`);
    const row = first(await orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)));
    return (await post('emailLoginByToken', { mobile: email, password, captcha: row.answer, checkKey }))
      .status;
  }
  const securityLines = () =>
    written
      .flatMap((text) => text.split('\n'))
      .filter((text) => text !== '')
      .map((text): { security?: Record<string, unknown> } => JSON.parse(text))
      .flatMap(({ security }) => (security ? [security] : []));

  beforeEach(async () => {
    await orm().execute(sql`delete from rate_limit`);
    made += 1;
    email = `reset-${made}@wirefair.example`;
    me = await signedIn(service, 'visitor', {
      email,
      mobile: null,
      nickName: 'Wei Zhang',
      passwordHash: await slowHash(old),
    });
    written.length = 0;
  });

  it('a code sets a new password, ends every session, and the owner has a letter', async () => {
    expect(await askFor(email)).toMatchObject({ status: 200, message: 'The code has been sent by e-mail' });
    const answer = await reset(code());
    expect(answer).toMatchObject({ status: 200, message: 'Changed' });
    expect((await service.call('GET', '/app/identity/viewer', { token: me.token })).status).toBe(401);
    expect(required(service.sent.at(-1))).toMatchObject({
      recipient: email,
      subject: 'Your password has been changed',
      isSecret: false,
    });
    expect(await signInBy(old)).toBe(400);
    expect(await signInBy(fresh)).toBe(200);
  });

  it('sets the password of the role that was asked for alone', async () => {
    const exhibitor = await signedIn(service, 'exhibitor', {
      email,
      mobile: null,
      passwordHash: await slowHash(old),
    });
    await askFor(email);
    expect((await reset(code(), { role: 'exhibitor' })).status).toBe(200);
    const kept = first(await orm().select().from(accounts).where(eq(accounts.id, me.id)));
    const changed = first(await orm().select().from(accounts).where(eq(accounts.id, exhibitor.id)));
    expect(kept.passwordHash).not.toBe(changed.passwordHash);
    expect((await service.call('GET', '/app/identity/viewer', { token: me.token })).status).toBe(200);
  });

  it('a code is sent to whoever is asked for, and only its holder learns that nobody has the number', async () => {
    const stranger = `nobody-${made}@wirefair.example`;
    const [known, unknown] = [await askFor(email), await askFor(stranger)];
    expect([unknown.status, unknown.message]).toEqual([known.status, known.message]);
    const guessed = await reset(wrong(), { mobile: stranger });
    expect([guessed.status, guessed.message]).toEqual(
      await reset(wrong()).then(({ status, message }) => [status, message]),
    );
    expect(await reset(code(stranger), { mobile: stranger })).toMatchObject({
      status: 400,
      message: 'This account is not registered yet',
    });
  });

  it('five wrong codes are all that one caller has', async () => {
    await askFor(email);
    for (let guess = 0; guess < 5; guess += 1) expect((await reset(wrong())).status).toBe(400);
    expect((await reset(code())).status).toBe(400);
    expect(await signInBy(old)).toBe(200);
  });

  it('a code serves once, and a code for a login does not serve at all', async () => {
    await post(`emailCode?email=${email}`, {});
    expect((await reset(code())).message).toMatch(/wrong or has expired/);
    await orm().execute(sql`delete from rate_limit`);
    await askFor(email);
    const sent = code();
    expect((await post('loginByToken', { mobile: email, captcha: sent })).status).toBe(400);
    const answers = await Promise.all([reset(sent), reset(sent, { newPassword: md5('another one') })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('a password that is too easy is refused, and the code still serves', async () => {
    await askFor(email);
    const sent = code();
    for (const [typed, message] of [
      ['password', /among the most common/],
      [email, /must not be your number/],
      ['Wei Zhang', /must not be your number/],
    ] as const) {
      const answer = await reset(sent, { newPassword: md5(typed) });
      expect(answer, typed).toMatchObject({ status: 400, field: 'newPassword' });
      expect(answer.message).toMatch(message);
    }
    expect((await reset(sent)).status).toBe(200);
  });

  it('does not let a locked account in, nor takes what is no number', async () => {
    await orm().update(accounts).set({ isLocked: true }).where(eq(accounts.id, me.id));
    await askFor(email);
    expect((await reset(code())).status).toBe(403);
    expect((await askFor('12')).message).toBe('Enter a valid mobile number or e-mail address');
    expect((await askFor(' ')).message).toBe('Enter your account');
  });

  it('has a line of the security log, right or wrong', async () => {
    await askFor(email);
    await reset(wrong());
    await reset(code());
    const line = { event: 'new-password', method: 'code', role: 'visitor', account: me.id };
    expect(securityLines()).toMatchObject([
      { ...line, outcome: 'wrong', route: 'POST /app/login/resetPassword' },
      { ...line, outcome: 'success', route: 'POST /app/login/resetPassword' },
    ]);
  });
});
