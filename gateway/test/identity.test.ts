import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

const viewer = {
  id: '7',
  role: 'exhibitor',
  nickName: '陈工',
  companyName: '公司1',
  mobile: '+8613900139000',
  email: null,
  companyId: '1',
  hasPassword: true,
};
const token = 'a'.repeat(43);
const byPassword = `mutation ($input: SignInByPasswordInput!) { signInByPassword(input: $input) {
  viewer { id role exhibitor { name } } token message errors { code message path } } }`;
const input = { account: '13900139000', password: '密码 pass', captchaKey: 'key-00001', captcha: 'K7PX' };
const answers = (login: () => unknown = () => token) => ({
  ...catalogue(),
  '/app/login/emailLoginByToken': login,
  '/app/login/loginByToken': login,
  '/app/login/smsCode': () => null,
  '/app/login/emailCode': () => null,
  '/app/identity/logout': () => null,
  '/app/identity/viewer': () => viewer,
});

describe('signing in through the gateway', () => {
  it(
    'sends the MD5 and keeps the token in a cookie that scripts cannot read',
    { tags: ['AUTH-008', 'SHELL-092'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const answer = await query(byPassword, { variables: { input: { ...input, role: 'EXHIBITOR' } } });
      expect(answer.data).toEqual({
        signInByPassword: {
          viewer: { id: '7', role: 'EXHIBITOR', exhibitor: { name: '公司1' } },
          token: null,
          message: 'ok',
          errors: [],
        },
      });
      expect(answer.headers['set-cookie']).toContain(
        `session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
      );
      const login = required(rest.calls[0]);
      const who = rest.calls[1];
      expect(JSON.parse(login.body)).toEqual({
        mobile: '13900139000',
        clientType: 2,
        role: 'exhibitor',
        password: createHash('md5').update('密码 pass').digest('hex'),
        captcha: 'K7PX',
        checkKey: 'key-00001',
      });
      expect(login.address).toBe('127.0.0.1');
      expect(who).toMatchObject({ path: '/app/identity/viewer', token });
    },
  );

  it('gives programs the token and no cookie', async () => {
    const { query } = await useGateway(answers());
    const answer = await query(byPassword, { variables: { input: { ...input, returnToken: true } } });
    expect(answer.data).toMatchObject({ signInByPassword: { token } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('tells the REST server which session the browser had, which ends with the new one', async () => {
    const { query, rest } = await useGateway(answers());
    const headers = { cookie: `session=${'b'.repeat(43)}` };
    const renewed = await query(byPassword, { variables: { input }, headers });
    expect(rest.calls[0]).toMatchObject({ path: '/app/login/emailLoginByToken', token: 'b'.repeat(43) });
    expect([renewed.headers['set-cookie']].flat().join()).toContain(`session=${token};`);
    const asProgram = { ...input, returnToken: true };
    const dropped = await query(byPassword, { variables: { input: asProgram }, headers });
    expect(dropped.headers['set-cookie']).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  });

  it('proves itself to the REST server with each call, whoever it is made for', async () => {
    const secret = 'a secret of at least 32 characters';
    const { query, rest } = await useGateway(answers(), { GATEWAY_SECRET: `${secret},the one before it` });
    await query(byPassword, { variables: { input } });
    expect(rest.calls.map(({ address, gatewaySecret }) => [address, gatewaySecret])).toContainEqual([
      ...['127.0.0.1', secret],
    ]);
    expect(new Set(rest.calls.map(({ gatewaySecret }) => gatewaySecret))).toEqual(new Set([secret]));
    const without = await useGateway(answers());
    await without.query(byPassword, { variables: { input } });
    expect(required(without.rest.calls[0]).gatewaySecret).toBeUndefined();
  });

  it('marks the cookie as secure behind https, and believes only the balancers that are named', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' };
    const trusting = await useGateway(answers(), { TRUSTED_PROXIES: 'loopback' });
    const answer = await trusting.query(byPassword, { variables: { input }, headers });
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toMatch(/; Secure$/);
    expect(trusting.rest.calls[0]?.address).toBe('198.51.100.7');
    const other = await useGateway(answers());
    const plain = await other.query(byPassword, { variables: { input }, headers });
    expect([plain.headers['set-cookie']].flat().join()).toMatch(/^device=.*session=(?!.*Secure)/);
    expect(other.rest.calls[0]?.address).toBe('127.0.0.1');
  });

  it('marks the cookie as secure where the site stands under https, whatever the balancer says', async () => {
    const { app, query } = await useGateway(answers(), { SITE_ORIGIN: 'https://fair.example' });
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }] as Record<string, string>[]) {
      const answer = await query(byPassword, { variables: { input }, headers });
      const cookies = [answer.headers['set-cookie']].flat();
      expect(cookies.join()).toContain('session=');
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure$/);
    }
    const page = await app.inject({ url: '/health/live' });
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('promises no https where the site stands under http', async () => {
    const { app } = await useGateway(answers(), { SITE_ORIGIN: 'http://fair.example' });
    const page = await app.inject({ url: '/health/live' });
    expect(page.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    [400, 500, 'INVALID', null],
    [412, 412, 'WRONG_CAPTCHA', ['captcha']],
    [409, 500, 'OTHER_ROLE', null],
  ])('tells a refusal %i/%i as data: %s', async (status, code, kind, path) => {
    const { query } = await useGateway(answers(() => refusal(status, code, '不行')));
    const answer = await query(byPassword, { variables: { input } });
    expect(answer.data).toEqual({
      signInByPassword: {
        viewer: null,
        token: null,
        message: null,
        errors: [{ code: kind, message: '不行', path }],
      },
    });
    expect([answer.headers['set-cookie']].flat().join()).not.toContain('session=');
  });

  it('signs in without a picture, and sends the REST server none', async () => {
    const { query, rest } = await useGateway(answers());
    const { captcha: _, captchaKey: _key, ...plain } = input;
    const answer = await query(byPassword, { variables: { input: plain } });
    expect(answer.data).toMatchObject({ signInByPassword: { viewer: { id: '7' }, errors: [] } });
    expect(JSON.parse(required(rest.calls[0]).body)).toEqual({
      mobile: '13900139000',
      clientType: 1,
      password: createHash('md5').update('密码 pass').digest('hex'),
    });
  });

  it('says that a picture is needed, wherever it is, as data beside the field', async () => {
    const needed = () => refusal(412, 412, '请输入图形验证码', 'captcha', 'CAPTCHA_NEEDED');
    const { query, rest } = await useGateway({
      ...answers(needed),
      '/app/login/smsCode': needed,
      '/app/login/emailCode': needed,
      '/app/login/resetCode': needed,
    });
    const answer = await query(
      `mutation ($login: SignInByPasswordInput!, $reset: SendPasswordResetCodeInput!, $picture: String, $key: ID) {
        signInByPassword(input: $login) { ...told }
        sms: sendCode(input: { channel: SMS, recipient: "13800138000", captcha: $picture, captchaKey: $key }) { ...of }
        email: sendCode(input: { channel: EMAIL, recipient: "a@fair.example", captcha: $picture, captchaKey: $key }) { ...of }
        sendPasswordResetCode(input: $reset) { ...of }
      }
      fragment told on SignInPayload { errors { code message path } }
      fragment of on SendCodePayload { errors { code message path } }`,
      {
        variables: {
          login: { account: '13900139000', password: 'x' },
          reset: { recipient: '13900139000', captcha: 'K7PX', captchaKey: 'key-00001' },
          picture: 'K7PX',
          key: 'key-00001',
        },
      },
    );
    const told = { errors: [{ code: 'CAPTCHA_NEEDED', message: '请输入图形验证码', path: ['captcha'] }] };
    expect(answer.data).toEqual({
      signInByPassword: told,
      sms: told,
      email: told,
      sendPasswordResetCode: told,
    });
    const picture = 'captcha=K7PX&checkKey=key-00001';
    expect(rest.calls.map(({ path }) => path)).toEqual([
      '/app/login/emailLoginByToken',
      `/app/login/smsCode?mobile=13800138000&${picture}`,
      `/app/login/emailCode?email=a%40fair.example&${picture}`,
      '/app/login/resetCode',
    ]);
    expect(JSON.parse(required(rest.calls[3]).body)).toEqual({
      mobile: '13900139000',
      captcha: 'K7PX',
      checkKey: 'key-00001',
    });
  });

  it('asks for a picture where a server without reasons refuses a password that came without one', async () => {
    const { captcha: _, captchaKey: _key, ...plain } = input;
    const answerTo = async (reply: () => unknown, values: object) => {
      const { query } = await useGateway(answers(reply));
      const answer = await query(byPassword, { variables: { input: values } });
      return answer.data;
    };
    const told = (errors: object[]) => ({ signInByPassword: { errors } });
    const foreign = () => refusal(200, 500, '请输入验证码');
    expect(await answerTo(foreign, plain)).toMatchObject(
      told([{ code: 'CAPTCHA_NEEDED', message: '请输入验证码', path: ['captcha'] }]),
    );
    expect(await answerTo(foreign, input)).toMatchObject(told([{ code: 'INVALID', path: null }]));
    const otherRole = () => refusal(409, 500, '请先退出');
    expect(await answerTo(otherRole, plain)).toMatchObject(told([{ code: 'OTHER_ROLE', path: null }]));
    const own = () => refusal(400, 500, '账号或密码错误', undefined, 'INVALID');
    expect(await answerTo(own, plain)).toMatchObject(told([{ code: 'INVALID', path: null }]));
  });

  it('gives a browser a device before its first code, and tells the REST server of it from then on', async () => {
    const { query, rest } = await useGateway(answers());
    const send = 'mutation { sendCode(input: { channel: SMS, recipient: "13800138000" }) { message } }';
    const first = await query(send);
    const [, device] = required(
      /^device=([\w-]{32}); Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/.exec(
        String(first.headers['set-cookie']),
      ),
    );
    expect(required(rest.calls[0]).device).toBe(device);
    const headers = { cookie: `lang=EN; device=${device}` };
    expect((await query(send, { headers })).headers['set-cookie']).toBeUndefined();
    const signedIn = await query(byPassword, { variables: { input }, headers });
    expect(signedIn.headers['set-cookie']).toMatch(/^session=/);
    const changes = rest.calls.filter(({ method }) => method === 'POST');
    expect(changes.map((call) => call.device)).toEqual([device, device, device]);
    const other = await query(send);
    expect(other.headers['set-cookie']).not.toContain(device);
  });

  it('tells too many attempts and no permission as errors of the request', async () => {
    for (const [code, told] of [
      [429, 'TOO_MANY_REQUESTS'],
      [510, 'FORBIDDEN'],
    ] as const) {
      const { query } = await useGateway(answers(() => refusal(403, code, '不行')));
      const answer = await query(byPassword, { variables: { input } });
      expect(answer.errors).toMatchObject([{ message: '不行', extensions: { code: told } }]);
    }
  });

  it('sends codes by either way and signs in with one', async () => {
    const { query, rest } = await useGateway(answers());
    const send = 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { message errors { code } } }';
    await query(send, { variables: { input: { channel: 'SMS', recipient: '+81 90 1234' } } });
    await query(send, { variables: { input: { channel: 'EMAIL', recipient: 'a&b@c.example' } } });
    expect(rest.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /app/login/smsCode?mobile=%2B81%2090%201234',
      'POST /app/login/emailCode?email=a%26b%40c.example',
    ]);
    const answer = await query(
      'mutation { signInByCode(input: { recipient: "13900139000", code: "123456" }) { viewer { id } errors { code } } }',
    );
    expect(answer.data).toEqual({ signInByCode: { viewer: { id: '7' }, errors: [] } });
    expect(JSON.parse(required(rest.calls[2]).body)).toEqual({
      mobile: '13900139000',
      clientType: 1,
      captcha: '123456',
    });
  });

  it('asks nobody who a guest is, and with the cookie of a browser whose it is', async () => {
    const { query, rest } = await useGateway(answers());
    expect((await query('{ viewer { id } }')).data).toEqual({ viewer: null });
    expect(rest.calls).toEqual([]);
    const known = await query('{ viewer { id role } }', { headers: { cookie: `lang=ZH; session=${token}` } });
    expect(known.data).toEqual({ viewer: { id: '7', role: 'EXHIBITOR' } });
    expect(rest.calls[0]).toMatchObject({ token });
  });

  it.each([
    [401, 401, 'UNAUTHENTICATED'],
    [403, 510, 'FORBIDDEN'],
  ])(
    'drops the cookie of a session that REST refuses with %i/%i',
    { tags: ['DESIGN-003', 'SHELL-092', 'AUTH-027', 'AUTH-030'] },
    async (status, code, told) => {
      const { query } = await useGateway({
        ...answers(),
        '/app/identity/viewer': () => refusal(status, code, '过期'),
      });
      const answer = await query('{ viewer { id } }', { headers: { cookie: `session=${token}` } });
      expect(answer.errors).toMatchObject([{ message: '过期', extensions: { code: told } }]);
      expect(answer.headers['set-cookie']).toBe('session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    },
  );

  it('signs out at the REST server and in the browser', { tags: ['SHELL-092'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query('mutation { signOut { message } }', {
      headers: { cookie: `session=${token}` },
    });
    expect(answer.data).toEqual({ signOut: { message: 'ok' } });
    expect(rest.calls[0]).toMatchObject({ method: 'POST', path: '/app/identity/logout', token });
    expect(answer.headers['set-cookie']).toMatch(/^session=; .*Max-Age=0/);
  });

  it('never sends a session with what is read for everybody', async () => {
    const { query, rest } = await useGateway(answers());
    await query('{ products { totalCount } }', { headers: { cookie: `session=${token}` } });
    expect(rest.calls).toHaveLength(1);
    expect(rest.calls[0]).toMatchObject({ token: undefined, address: undefined });
  });
});
