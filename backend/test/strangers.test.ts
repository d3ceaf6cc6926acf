import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { slowHash } from '../src/modules/identity/secrets.ts';
import { captchas } from '../src/modules/identity/tables.ts';
import { codeAt } from '../src/modules/organiser/staff/authenticator.ts';
import { staffStore } from '../src/modules/organiser/staff/store.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { required, take } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('correct horse battery');
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const MINUTE = 60_000;

interface From {
  from?: string;
  device?: string;
}

/** What a stranger tries must never close an account to its owner; see docs/decisions on shutting out. */
describe('strangers', () => {
  const service = useService();
  let made = 0;
  let keys = 0;
  let recipient: string;
  let device: string;
  /** The network of the owner; of strangers: each call another. */
  const HOME: From = { from: '198.51.100.7' };
  const stranger = (): From => ({ from: `203.0.${Math.floor((made += 1) / 250)}.${made % 250}` });
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statuses = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  const sendCode = (from: From) => service.call('POST', `/app/login/emailCode?email=${recipient}`, from);
  const codes = () =>
    service.sent
      .filter((message) => message.recipient === recipient)
      .flatMap(({ body }) => /\d{6}/.exec(body)?.[0] ?? []);
  const code = () => required(codes().at(-1));
  const wrong = () => (code() === '000000' ? '111111' : '000000');
  const byCode = (captcha: string, from: From) =>
    service.call<string>('POST', '/app/login/loginByToken', {
      ...from,
      body: { mobile: recipient, captcha },
    });
  async function byPassword(password: string, from: From) {
    const checkKey = `stranger-key-${(keys += 1)}`;
    await service.call('GET', `/sys/randomImage/${checkKey}`, stranger());
    const row = required(
      (await service.database().orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)))[0],
    );
    const body = { mobile: recipient, password, captcha: row.answer, checkKey };
    return service.call<string>('POST', '/app/login/emailLoginByToken', { ...from, body });
  }
  const windowPassed = (name: string) =>
    service
      .database()
      .orm()
      .execute(sql`delete from rate_limit where key like ${`${name}:%`}`);

  beforeEach(async () => {
    made += 1;
    recipient = `owner-${made}@wirefair.example`;
    device = `device-of-the-owner-${made}`;
    await signedIn(service, 'visitor', {
      email: recipient,
      mobile: null,
      passwordHash: await slowHash(PASSWORD),
    });
    await service
      .database()
      .orm()
      .execute(sql`delete from rate_limit`);
  });

  it('guess codes without ending the one that the owner had sent', async () => {
    await sendCode(HOME);
    const answers = await times(50, () => byCode(wrong(), stranger()));
    expect(statuses(answers, 400)).toBe(50);
    // Twenty were compared, and no more are: not even the right one, from anywhere else.
    expect((await byCode(code(), stranger())).status).toBe(400);
    expect((await byCode(code(), HOME)).status).toBe(200);
  });

  it('have five guesses for a code from one network, also at once, and leave those of others', async () => {
    await sendCode(HOME);
    const one = stranger();
    await times(50, () => byCode(wrong(), one));
    expect((await byCode(code(), one)).status).toBe(400);
    expect((await byCode(code(), stranger())).status).toBe(200);
  });

  it('count one network of IPv6 once, however many addresses it has', async () => {
    await sendCode(HOME);
    await times(30, (index) => byCode(wrong(), { from: `2001:db8:77:1::${index.toString(16)}` }));
    expect((await byCode(code(), { from: '2001:db8:77:1:ffff::1' })).status).toBe(400);
    expect((await byCode(code(), { from: '2001:db8:77:2::1' })).status).toBe(200);
  });

  it('in the network of the owner guess with guesses of their own, not with those of the owner’s browser', async () => {
    await sendCode({ ...HOME, device });
    await times(50, () => byCode(wrong(), HOME));
    await times(50, () => byCode(wrong(), { ...HOME, device: `${device}-of-a-stranger` }));
    expect((await byCode(code(), { ...HOME, device })).status).toBe(200);
  });

  it('guess where no code is alive, which counts against nobody', async () => {
    await times(50, () => byCode('000000', stranger()));
    await times(50, () => byCode('000000', HOME));
    await sendCode(HOME);
    expect((await byCode(code(), HOME)).status).toBe(200);
  });

  it('have the owner’s five guesses no further, whoever asked for the code', async () => {
    await sendCode(HOME);
    const answers = await times(50, () => byCode(wrong(), HOME));
    expect(statuses(answers, 400)).toBe(50);
    expect((await byCode(code(), HOME)).status).toBe(400);
  });

  it('have another code sent, and the one that the owner is typing still serves, once', async () => {
    await sendCode(HOME);
    await windowPassed('code-minute');
    await sendCode(stranger());
    const [first, second] = take(codes(), 2);
    const answers = await times(50, () => byCode(first, HOME));
    expect(statuses(answers, 200)).toBe(1);
    // What was sent besides has ended with it.
    expect((await byCode(second, stranger())).status).toBe(400);
  });

  it('cannot sign in twice with one right code from fifty networks at once', async () => {
    await sendCode(HOME);
    const answers = await times(50, () => byCode(code(), stranger()));
    expect(statuses(answers, 200)).toBe(1);
  });

  it('use up at most 4 of the 5 codes of an hour and 8 of the 10 of a day; the owner’s browser has the rest', async () => {
    await sendCode({ ...HOME, device });
    expect((await byCode(code(), { ...HOME, device })).status).toBe(200);
    for (const counter of ['code-minute', 'code-hour', 'code-day', 'code-strangers-hour'])
      await windowPassed(counter);
    await windowPassed('code-strangers-day');
    const sentBy = async (from: () => From) => {
      await windowPassed('code-minute');
      return statuses(await times(50, () => sendCode(from())), 200);
    };
    const hour = [];
    for (let minute = 0; minute < 6; minute += 1) hour.push(await sentBy(stranger));
    expect(hour).toEqual([1, 1, 1, 1, 0, 0]);
    expect(await sentBy(() => ({ ...stranger(), device }))).toBe(1);
    expect(await sentBy(() => ({ ...stranger(), device }))).toBe(0);
    for (const counter of ['code-hour', 'code-strangers-hour']) await windowPassed(counter);
    const day = [];
    for (let minute = 0; minute < 5; minute += 1) day.push(await sentBy(stranger));
    expect(day).toEqual([1, 1, 1, 1, 0]);
    expect(await sentBy(() => ({ ...stranger(), device }))).toBe(1);
    await windowPassed('code-hour');
    // Ten in all: the promise of a number's peace holds for its owner too.
    expect(await sentBy(() => ({ ...stranger(), device }))).toBe(0);
  });

  it('use up three codes an hour from one network; the owner elsewhere has one sent, known or not', async () => {
    const one = stranger();
    for (let minute = 0; minute < 5; minute += 1) {
      await windowPassed('code-minute');
      await times(10, () => sendCode(one));
    }
    expect(codes()).toHaveLength(3);
    // Refused for want of an own allowance, the flood does not even touch the minute of the number.
    await windowPassed('code-minute');
    await times(50, () => sendCode(one));
    expect((await sendCode(HOME)).status).toBe(200);
  });

  it('learn nothing from the limits about whether there is an account', async () => {
    const outcomes = async (address: string) => {
      recipient = address;
      const found = [];
      for (let minute = 0; minute < 6; minute += 1) {
        await windowPassed('code-minute');
        const { status, message } = await sendCode(stranger());
        found.push([status, message]);
      }
      const one = stranger();
      for (let index = 0; index < 12; index += 1) {
        const { status, message } = await byPassword(md5('guess'), one);
        found.push([status, message]);
      }
      return found;
    };
    expect(await outcomes(recipient)).toEqual(await outcomes(`nobody-${made}@wirefair.example`));
  });

  it('try passwords without stopping the owner elsewhere, nor in the same network with a known browser', async () => {
    const answers = await times(50, () => byPassword(md5('guess'), HOME));
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([10, 40]);
    const elsewhere = { from: '198.51.100.8', device };
    expect((await byPassword(PASSWORD, elsewhere)).status).toBe(200);
    expect((await byPassword(PASSWORD, { ...HOME, device })).status).toBe(200);
    expect((await byPassword(PASSWORD, { ...HOME, device: `${device}-unknown` })).status).toBe(429);
  });

  it('are stopped at a hundred wrong passwords an hour from everywhere; the owner has two ways in', async () => {
    expect((await byPassword(PASSWORD, { ...HOME, device })).status).toBe(200);
    const answers = await times(120, () => byPassword(md5('guess'), stranger()));
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([100, 20]);
    expect((await byPassword(PASSWORD, stranger())).status).toBe(429);
    expect((await byPassword(PASSWORD, { ...stranger(), device })).status).toBe(200);
    const unknown = stranger();
    await sendCode(unknown);
    expect((await byCode(code(), unknown)).status).toBe(200);
  });

  it('have a hundred wrong pictures in ten minutes from one network, and stop no browser that is known', async () => {
    expect((await byPassword(PASSWORD, { ...HOME, device })).status).toBe(200);
    const body = { mobile: recipient, password: PASSWORD, captcha: '?????', checkKey: 'no-such-picture' };
    const answers = await times(120, () =>
      service.call('POST', '/app/login/emailLoginByToken', { ...HOME, body }),
    );
    expect([statuses(answers, 412), statuses(answers, 429)]).toEqual([100, 20]);
    expect((await byPassword(PASSWORD, HOME)).status).toBe(429);
    expect((await byPassword(PASSWORD, { ...HOME, device })).status).toBe(200);
    expect((await byPassword(PASSWORD, stranger())).status).toBe(200);
  });

  it('with a known browser in their hands have ten tries like everybody', async () => {
    expect((await byPassword(PASSWORD, { ...HOME, device })).status).toBe(200);
    const answers = await times(50, () => byPassword(md5('guess'), { ...stranger(), device }));
    expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([10, 40]);
  });

  it('make no browser known by failing, and a new password forgets the other ones', async () => {
    await byPassword(md5('guess'), { ...HOME, device: `${device}-guess` });
    const first = (await byPassword(PASSWORD, { ...HOME, device })).result;
    await byPassword(PASSWORD, { ...HOME, device: `${device}-other` });
    const known = async () =>
      required(
        (
          await service.database().orm().execute<{ n: number }>(sql`
        select count(*)::int as n from known_device join account on id = account_id where email = ${recipient}`)
        ).rows[0],
      ).n;
    expect(await known()).toBe(2);
    await service.call('POST', '/app/identity/changePassword', {
      ...HOME,
      device,
      token: first,
      body: { originPassword: PASSWORD, newPassword: md5('quite another one') },
    });
    expect(await known()).toBe(1);
    const rows = await service
      .database()
      .orm()
      .execute(sql`select device_hash from known_device`);
    expect(JSON.stringify(rows.rows)).not.toContain(device);
  });

  it('have 254 characters of an address counted like any other', async () => {
    recipient = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
    expect((await sendCode(HOME)).status).toBe(200);
    expect((await sendCode(HOME)).status).toBe(429);
  });

  describe('at the organiser’s console', () => {
    let email: string;
    beforeEach(async () => {
      email = `staff-${made}@fair.example`;
      await staffStore(service.database()).add({
        name: 'S',
        email,
        language: 'EN',
        rights: ['editor'],
        createdAt: new Date(),
        passwordHash: await slowHash(PASSWORD),
        authenticatorSecret: SECRET,
      });
      service.pass(MINUTE);
    });
    const shown = () => codeAt(SECRET, service.realTime());
    const notShown = () => (shown() === '000000' ? '111111' : '000000');
    const enter = (from: From, body: { password?: string; code?: string } = {}) =>
      service.call<string>('POST', '/organiser/login', {
        ...from,
        language: 'EN',
        body: { email, password: PASSWORD, code: shown(), ...body },
      });

    it('try a hundred times from everywhere and stop nobody on a known browser', async () => {
      expect((await enter({ ...HOME, device })).status).toBe(200);
      const answers = await times(110, () => enter(stranger(), { password: md5('guess') }));
      expect([statuses(answers, 400), statuses(answers, 429)]).toEqual([100, 10]);
      service.pass(MINUTE);
      expect((await enter(stranger())).status).toBe(429);
      expect((await enter({ ...stranger(), device })).status).toBe(200);
    });

    it('who have the password guess thirty codes a day, and are not told so', async () => {
      expect((await enter({ ...HOME, device })).status).toBe(200);
      const answers = await times(50, () => enter(stranger(), { code: notShown() }));
      expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      service.pass(MINUTE);
      // The right one is not heard any more either, but on a browser that is known.
      expect(await enter(stranger())).toMatchObject({ status: 400, message: required(answers[0]).message });
      expect((await enter({ ...stranger(), device })).status).toBe(200);
    });

    it('in the same network keep nobody from accepting an invitation', async () => {
      const ticketHash = createHash('sha256').update('a-ticket').digest('hex');
      const store = staffStore(service.database());
      const { id } = required(await store.byEmail(email));
      const ticketExpiresAt = new Date(service.realTime().getTime() + MINUTE);
      await store.invite(id, { ticketHash, ticketExpiresAt, authenticatorSecret: SECRET });
      const read = (ticket: string) =>
        service.call('POST', '/organiser/invitation/offer', { ...HOME, body: { ticket } });
      expect(statuses(await times(50, () => read('no-ticket')), 429)).toBe(20);
      expect((await read('a-ticket')).status).toBe(200);
    });
  });
});
