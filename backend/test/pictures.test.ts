import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '../src/limits/limits.ts';
import { passwordTries } from '../src/modules/identity/password-tries.ts';
import { slowHash } from '../src/modules/identity/secrets.ts';
import { captchas } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const PASSWORD = md5('correct horse battery');
const WRONG = md5('guess');
const MINUTE = 60_000;

interface From {
  from?: string;
  device?: string;
  language?: string;
}

/** When a picture is asked for, and what it opens: decision 0026. */
describe('a picture', () => {
  const service = useService({
    venueNetworks: [{ address: '198.51.100.0', prefix: 24, family: 'ipv4' }],
  });
  let made = 0;
  let keys = 0;
  let email: string;
  const HOME = '192.0.2.7';
  const HALL = '198.51.100.7';
  const newcomer = () => `203.0.${Math.floor((made += 1) / 250)}.${made % 250}`;
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const count = (answers: { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  /** A picture and what it shows, read where only the service reads. */
  async function solved() {
    const checkKey = `picture-key-${(keys += 1)}`;
    await service.call('GET', `/sys/randomImage/${checkKey}`, { from: newcomer() });
    const kept = await service
      .database()
      .orm()
      .select()
      .from(captchas)
      .where(eq(captchas.checkKey, checkKey));
    return { checkKey, captcha: first(kept).answer };
  }
  const unsolved = () => ({ checkKey: 'no-such-picture', captcha: '?????' });
  const signIn = (password: string, body: object = {}, options: From = {}) =>
    service.call<string>('POST', '/app/login/emailLoginByToken', {
      from: newcomer(),
      ...options,
      body: { mobile: email, password, ...body },
    });
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const sendCode = (body: Record<string, string>, options: From = {}) =>
    service.call('POST', `/app/login/emailCode?${query(body)}`, { from: HOME, ...options });
  const stranger = () => `picture-${(made += 1)}@wirefair.example`;
  /** Uses up what the network of one address may have sent without a picture. */
  const useUp = (from = HOME) => times(60, () => sendCode({ email: stranger() }, { from }));
  const needed = { status: 412, code: 412, reason: 'CAPTCHA_NEEDED', field: 'captcha', result: null };

  beforeEach(async () => {
    made += 1;
    email = `picture-owner-${made}@wirefair.example`;
    await signedIn(service, 'visitor', { email, mobile: null, passwordHash: await slowHash(PASSWORD) });
    await service
      .database()
      .orm()
      .execute(sql`delete from rate_limit`);
  });

  describe('with a password', () => {
    it('is not needed at first', { tags: ['CONFLICT-013', 'VAL-047'] }, async () => {
      expect(await signIn(PASSWORD)).toMatchObject({ status: 200, message: '登录成功' });
    });

    it(
      'is needed after three failures for one account, wherever they came from',
      { tags: ['CONFLICT-013', 'VAL-047', 'DESIGN-025'] },
      async () => {
        for (let index = 0; index < 3; index += 1) expect((await signIn(WRONG)).status).toBe(400);
        expect(await signIn(PASSWORD)).toMatchObject({
          ...needed,
          message: '登录失败次数较多，请输入图形验证码后继续',
        });
        expect((await signIn(PASSWORD, {}, { language: 'EN' })).message).toBe(
          'Several logins have failed. Enter the picture code to continue',
        );
        expect(await signIn(PASSWORD, { captcha: ' ', checkKey: 'blank' })).toMatchObject(needed);
        expect(await signIn(WRONG, await solved())).toMatchObject({ status: 400, message: '账号或密码错误' });
        expect((await signIn(PASSWORD, await solved())).status).toBe(200);
      },
    );

    it('is needed after three failures in one network, for whatever account', async () => {
      for (let index = 0; index < 3; index += 1)
        expect((await signIn(WRONG, { mobile: stranger() }, { from: HOME })).status).toBe(400);
      expect(await signIn(PASSWORD, {}, { from: HOME })).toMatchObject(needed);
      expect((await signIn(PASSWORD, await solved(), { from: HOME })).status).toBe(200);
      expect((await signIn(PASSWORD)).status).toBe(200);
    });

    it('is needed no sooner nor later where nobody has the account', async () => {
      const outcomes = async (mobile: string) => {
        const found = [];
        for (let index = 0; index < 5; index += 1) {
          found.push({ ...(await signIn(WRONG, { mobile })), timestamp: 0 });
        }
        return found;
      };
      expect(await outcomes(stranger())).toEqual(await outcomes(email));
    });

    it('is needed from the fourth on when many passwords come at once', async () => {
      const ofOneAccount = await times(50, () => signIn(WRONG));
      expect([count(ofOneAccount, 400), count(ofOneAccount, 412)]).toEqual([3, 47]);
      const ofOneNetwork = await times(50, () => signIn(WRONG, { mobile: stranger() }, { from: HOME }));
      expect([count(ofOneNetwork, 400), count(ofOneNetwork, 412)]).toEqual([3, 47]);
    });

    it('is needed from the fourth on whichever process counts', async () => {
      const processes = Array.from({ length: 3 }, () => passwordTries(createLimits(service.database().pool)));
      const place = { network: newcomer(), device: undefined, isVenue: false };
      const tried = { recipient: email, place, isKnown: false, hasPicture: false };
      const outcomes = await Promise.allSettled(
        processes.flatMap((tries) => Array.from({ length: 10 }, () => tries.count(tried))),
      );
      const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refused).toHaveLength(27);
      for (const refusal of refused) expect(refusal).toMatchObject({ code: 412, reason: 'CAPTCHA_NEEDED' });
    });

    it('is needed no more a quarter of an hour after the first failure', async () => {
      for (let index = 0; index < 3; index += 1) await signIn(WRONG, {}, { from: HOME });
      expect((await signIn(PASSWORD, {}, { from: HOME })).status).toBe(412);
      const kept = await service
        .database()
        .orm()
        .execute<{ key: string; left: number }>(
          sql`select key, ((expire - ${Date.now()}) / 60000.0)::float8 as left from rate_limit where key like 'login-plain%'`,
        );
      expect(kept.rows.map(({ key }) => key).toSorted()).toEqual([
        `login-plain-address:${HOME}`,
        `login-plain:${email}`,
      ]);
      for (const { left } of kept.rows) expect(left).toBeGreaterThan(14);
      for (const { left } of kept.rows) expect(left).toBeLessThanOrEqual(15);
      await service
        .database()
        .orm()
        .execute(sql`update rate_limit set expire = expire - ${15 * MINUTE}`);
      expect((await signIn(PASSWORD, {}, { from: HOME })).status).toBe(200);
    });

    it('is not needed any more for an account that was signed in to; its network still needs one', async () => {
      for (let index = 0; index < 3; index += 1) await signIn(WRONG, {}, { from: HOME });
      expect((await signIn(PASSWORD, await solved(), { from: HOME })).status).toBe(200);
      expect((await signIn(WRONG)).status).toBe(400);
      expect((await signIn(PASSWORD)).status).toBe(200);
      expect(await signIn(PASSWORD, {}, { from: HOME })).toMatchObject(needed);
    });

    it('is not brought about by right passwords, however many', async () => {
      for (let index = 0; index < 5; index += 1)
        expect((await signIn(PASSWORD, {}, { from: HOME })).status).toBe(200);
      const counted = await service
        .database()
        .orm()
        .execute<{ points: number }>(sql`select points from rate_limit where key like 'login-%'`);
      expect(counted.rows.filter(({ points }) => points !== 0)).toEqual([]);
    });

    it('that is sent early is looked at too, and does not hide the failure', async () => {
      expect(await signIn(PASSWORD, unsolved())).toMatchObject({ status: 412, reason: 'WRONG_CAPTCHA' });
      for (let index = 0; index < 3; index += 1) await signIn(WRONG, await solved());
      expect(await signIn(PASSWORD)).toMatchObject(needed);
    });

    it('that is missing or wrong uses no try up', async () => {
      for (let index = 0; index < 3; index += 1) await signIn(WRONG, {}, { from: HOME });
      await times(20, () => signIn(PASSWORD, {}, { from: HOME }));
      await times(20, () => signIn(PASSWORD, unsolved(), { from: HOME }));
      // Ten from one network for one account: seven are left.
      const answers = [];
      for (let index = 0; index < 8; index += 1)
        answers.push(await signIn(WRONG, await solved(), { from: HOME }));
      expect([count(answers, 400), count(answers, 429)]).toEqual([7, 1]);
    });

    it('serves once', { tags: ['DESIGN-025'] }, async () => {
      for (let index = 0; index < 3; index += 1) await signIn(WRONG);
      const picture = await solved();
      expect((await signIn(WRONG, picture)).status).toBe(400);
      expect(await signIn(PASSWORD, picture)).toMatchObject({ status: 412, reason: 'WRONG_CAPTCHA' });
      const another = await solved();
      const answers = await times(20, () => signIn(PASSWORD, another));
      expect([count(answers, 200), count(answers, 412)]).toEqual([1, 19]);
    });

    it('is not brought about on a known browser by what strangers try, but by its own failures', async () => {
      const device = `device-of-the-picture-${made}`;
      expect((await signIn(PASSWORD, {}, { from: HOME, device })).status).toBe(200);
      await times(20, () => signIn(WRONG, {}, { from: HOME }));
      expect(await signIn(PASSWORD, {}, { from: HOME })).toMatchObject(needed);
      expect((await signIn(PASSWORD, {}, { from: HOME, device })).status).toBe(200);
      const answers = await times(20, () => signIn(WRONG, {}, { device }));
      expect([count(answers, 400), count(answers, 412)]).toEqual([3, 17]);
      expect((await signIn(PASSWORD, await solved(), { device })).status).toBe(200);
      expect((await signIn(PASSWORD, {}, { device })).status).toBe(200);
    });

    it('in the halls is needed after fifty times as many failures of one network', async () => {
      const answers = await times(170, () => signIn(WRONG, { mobile: stranger() }, { from: HALL }));
      expect([count(answers, 400), count(answers, 412)]).toEqual([150, 20]);
    });
  });

  describe('for a code', () => {
    it('is needed after sixty an hour in one network, and lets more be sent', async () => {
      expect(count(await useUp(), 200)).toBe(60);
      expect(await sendCode({ email })).toMatchObject({
        ...needed,
        message: '当前网络获取验证码较多，请输入图形验证码后继续',
      });
      expect((await sendCode({ email }, { language: 'EN' })).message).toBe(
        'Many codes have been requested from your network. Enter the picture code to continue',
      );
      expect(await sendCode({ email, ...unsolved() })).toMatchObject({
        status: 412,
        reason: 'WRONG_CAPTCHA',
      });
      expect(service.sent.some(({ recipient }) => recipient === email)).toBe(false);
      expect((await sendCode({ email, ...(await solved()) })).status).toBe(200);
      expect(service.sent.at(-1)?.recipient).toBe(email);
      expect((await sendCode({ email: stranger() }, { from: newcomer() })).status).toBe(200);
    });

    it('is needed by SMS and for a forgotten password too, in the same count', async () => {
      await useUp();
      const mobile = '13912340001';
      const sms = (picture: Record<string, string> = {}) =>
        service.call('POST', `/app/login/smsCode?${query({ mobile, ...picture })}`, { from: HOME });
      const reset = (picture: object = {}) =>
        service.call('POST', '/app/login/resetCode', { from: HOME, body: { mobile: email, ...picture } });
      expect([await sms(), await reset()]).toMatchObject([needed, needed]);
      expect((await sms(await solved())).status).toBe(200);
      expect((await reset(await solved())).status).toBe(200);
    });

    it('says nothing about who has an account', async () => {
      await useUp();
      const outcomes = async (address: string) => {
        const found = [];
        for (const picture of [{}, unsolved(), await solved(), await solved()]) {
          found.push({ ...(await sendCode({ email: address, ...picture })), timestamp: 0 });
        }
        return found;
      };
      expect(await outcomes(stranger())).toEqual(await outcomes(email));
    });

    it('opens one more each, also when one picture is sent many times at once', async () => {
      await useUp();
      const picture = await solved();
      const answers = await times(20, () => sendCode({ email: stranger(), ...picture }));
      expect([count(answers, 200), count(answers, 412)]).toEqual([1, 19]);
      expect((await sendCode({ email: stranger(), ...picture })).status).toBe(412);
    });

    it('leaves what one address may have as it is', async () => {
      await useUp();
      expect((await sendCode({ email, ...(await solved()) })).status).toBe(200);
      expect(await sendCode({ email, ...(await solved()) })).toMatchObject({
        status: 429,
        reason: 'TOO_MANY',
      });
    });

    it('opens no more than six hundred an hour', async () => {
      await useUp();
      const key = `code-address-picture:${HOME}`;
      const used = sql`insert into rate_limit (key, points, expire) values (${key}, 599, ${Date.now() + 60 * MINUTE})`;
      await service.database().orm().execute(used);
      expect((await sendCode({ email: stranger(), ...(await solved()) })).status).toBe(200);
      expect(await sendCode({ email: stranger(), ...(await solved()) })).toMatchObject({
        status: 429,
        reason: 'TOO_MANY',
      });
    });

    it('is not needed on a known browser, whatever its network has asked for', async () => {
      const device = `device-of-the-picture-${made}`;
      expect((await signIn(PASSWORD, {}, { from: HOME, device })).status).toBe(200);
      await useUp();
      expect((await sendCode({ email }, { device })).status).toBe(200);
    });
  });

  describe('for a booth application', () => {
    const form = {
      title: '1',
      name: '王思远',
      company: '曙光电缆',
      department: '市场部',
      position: '6',
      telephone: '021-5888 0000',
      productService: '4,1',
      waysToKnow: '3,1',
      agreed: true,
    };
    /** With a code that was never sent: it is counted, and refused for its code. */
    const apply = (from: string, body: object = {}) => {
      made += 1;
      const mobile = `137${String(made).padStart(8, '0')}`;
      return service.call('POST', '/app/exhibiting/booth-application', {
        from,
        body: { ...form, mobile, email: stranger(), captcha: '000000', ...body },
      });
    };
    const shown = async () => {
      const { captcha, checkKey } = await solved();
      return { picture: captcha, checkKey };
    };
    const atCode = { status: 400, reason: 'EXPIRED', field: 'captcha' };

    it('is needed after thirty an hour from one network, fifty times as many in the halls', async () => {
      const answers = await times(35, () => apply(HOME));
      expect([count(answers, 400), count(answers, 412)]).toEqual([30, 5]);
      expect(await apply(HOME)).toMatchObject({
        ...needed,
        field: 'picture',
        message: '当前网络提交的展位申请较多，请输入图形验证码后继续',
      });
      const there = await times(35, () => apply(HALL));
      expect(count(there, 400)).toBe(35);
      const key = `booth-application-venue:${HALL}`;
      await service
        .database()
        .orm()
        .execute(sql`update rate_limit set points = 1500 where key = ${key}`);
      expect(await apply(HALL)).toMatchObject({ ...needed, field: 'picture' });
    });

    it('lets one more go on each, and no more than three hundred an hour', async () => {
      await times(30, () => apply(HOME));
      expect(await apply(HOME, { picture: '?????', checkKey: 'none' })).toMatchObject({
        status: 412,
        reason: 'WRONG_CAPTCHA',
        field: 'picture',
      });
      const picture = await shown();
      expect(await apply(HOME, picture)).toMatchObject(atCode);
      expect((await apply(HOME, picture)).status).toBe(412);
      const key = `booth-application-picture:${HOME}`;
      await service
        .database()
        .orm()
        .execute(sql`update rate_limit set points = 299 where key = ${key}`);
      expect(await apply(HOME, await shown())).toMatchObject(atCode);
      expect(await apply(HOME, await shown())).toMatchObject({ status: 429, reason: 'TOO_MANY' });
    });

    it('is not used up by a form that lacks something', async () => {
      const picture = await shown();
      expect(await apply(HOME, { ...picture, company: '' })).toMatchObject({ status: 400, field: 'company' });
      expect(await apply(HOME, picture)).toMatchObject(atCode);
    });
  });

  it(
    'that is wrong in the halls closes them after fifty times as many answers',
    { timeout: 60_000 },
    async () => {
      const answers = await times(120, () => signIn(PASSWORD, unsolved(), { from: HALL }));
      expect(count(answers, 412)).toBe(120);
      expect((await signIn(PASSWORD, await solved(), { from: HALL })).status).toBe(200);
      const key = `captcha-wrong-venue:${HALL}`;
      await service
        .database()
        .orm()
        .execute(sql`update rate_limit set points = 5000 where key = ${key}`);
      expect((await signIn(PASSWORD, await solved(), { from: HALL })).status).toBe(429);
    },
  );
});
