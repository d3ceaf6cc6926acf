import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editions } from '../src/modules/content/tables.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

const key = Buffer.alloc(32, 7);
const unavailable = {
  ZH: '在线邀请服务暂时不可用',
  EN: 'online invitation service temporarily unavailable',
};

type Service = ReturnType<typeof useService>;

/** Names the site in the settings of the edition. */
async function setSite(service: Service, invitationSite: string | null): Promise<void> {
  const orm = service.database().orm();
  const [edition] = await orm.select().from(editions);
  const settings = { ...(edition?.settings ?? {}), addresses: { invitationSite }, addressUse: {} };
  const { number = 12 } = edition ?? {};
  await orm
    .insert(editions)
    .values({ number, settings })
    .onConflictDoUpdate({ target: editions.number, set: { settings } });
}

async function encrypt(service: Service, authorization: string | undefined, text: string, language = 'ZH') {
  const answer = await service.app().inject({
    method: 'POST',
    url: '/app/merchant/encrypt',
    payload: { text },
    headers: { language, ...(authorization === undefined ? {} : { authorization }) },
  });
  return { status: answer.statusCode, ...answer.json<{ message: string; result: string | null }>() };
}
const loginOf = async (service: Service, token: string) =>
  (await service.call<{ username: string }>('GET', '/app/exhibiting/company', { token })).result.username;

describe('the way into the invitation site', () => {
  const service = useService({ outside: { invitationKey: key } });

  it(
    'the login of who asks by Bearer becomes a token that only the shared key opens',
    { tags: ['REST-030', 'EXH-130'] },
    async () => {
      await setSite(service, 'https://invite.example/enter');
      const { token } = await companyOf(service);
      const login = await loginOf(service, token);
      const [one, two] = [
        await encrypt(service, `Bearer ${token}`, login),
        await encrypt(service, `Bearer ${token}`, login),
      ];
      expect(one.status).toBe(200);
      expect(one.result).not.toBe(two.result);
      const bytes = Buffer.from(required(one.result), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(-16));
      const plain = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
      expect(JSON.parse(plain)).toEqual({ text: login, time: expect.any(Number) as number });
      expect(Math.abs((JSON.parse(plain) as { time: number }).time - Date.now())).toBeLessThan(60_000);
    },
  );

  it('nobody enters without a login, or with another’s', { tags: ['EXH-132', 'ERR-041'] }, async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    for (const text of ['', ' ', await loginOf(service, other.token), 'admin']) {
      expect(await encrypt(service, `Bearer ${mine.token}`, text)).toMatchObject({
        status: 400,
        message: '获取用户信息失败，请重新登录',
        result: null,
      });
      expect((await encrypt(service, `Bearer ${mine.token}`, text, 'EN')).message).toBe(
        'Failed to get user info, please log in again',
      );
    }
    expect((await encrypt(service, undefined, 'x')).status).toBe(401);
    expect((await encrypt(service, 'Bearer nobody', 'x')).status).toBe(401);
    const visitor = await signedIn(service);
    expect((await encrypt(service, `Bearer ${visitor.token}`, 'x')).status).toBe(403);
  });

  it.each(['ZH', 'EN'] as const)(
    'without a site it is unavailable, %s',
    { tags: ['EXH-131', 'ERR-040'] },
    async (language) => {
      await setSite(service, null);
      const { token } = await companyOf(service);
      const login = await loginOf(service, token);
      expect(await encrypt(service, `Bearer ${token}`, login, language)).toMatchObject({
        status: 400,
        message: unavailable[language],
      });
    },
  );
});

describe('the same without a key', () => {
  const service = useService();

  it('is unavailable too, whatever site is named', { tags: ['EXH-131', 'ERR-040'] }, async () => {
    await setSite(service, 'https://invite.example/enter');
    const { token } = await companyOf(service);
    const answer = await encrypt(service, `Bearer ${token}`, await loginOf(service, token), 'EN');
    expect(answer).toMatchObject({ status: 400, message: unavailable.EN, result: null });
  });

  it(
    'WeChat without keys fails cleanly, in both languages',
    { tags: ['DESIGN-039', 'ERR-043', 'EXH-147'] },
    async () => {
      const url = `/wechat/jsapi/config?url=${encodeURIComponent('https://fair.example/d/share')}`;
      expect(await service.get(url)).toMatchObject({
        status: 400,
        success: false,
        message: '微信分享初始化失败或不可用',
        result: null,
      });
      expect((await service.get(url, 'EN')).message).toBe('WeChat share init failed or unavailable');
    },
  );
});
