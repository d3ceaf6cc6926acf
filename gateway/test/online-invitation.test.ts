import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const as = (role: string) => ({ '/app/identity/viewer': () => ({ id: '7', role, companyId: '3' }) });
const fields = `{ viewer {
  one: invitationLink(template: NIGHT) two: invitationLink(template: BLUEPRINT)
  night: posterUrl(template: NIGHT) blueprint: posterUrl(template: BLUEPRINT, hasCode: false, locale: EN, use: PREVIEW) } }`;
const open = 'mutation { openInvitationSite { url errors { code message path } } }';

describe('online invitation through the gateway', () => {
  it(
    'links are numbered 1 and 2, posters 1 and 3, with the id of the current user',
    { tags: ['EXH-144', 'REST-031', 'REST-116', 'CONST-059', 'CONFLICT-045'] },
    async () => {
      const { query, rest } = await useGateway({
        ...as('exhibitor'),
        '/poster/link/1': () => 'https://fair.example/d/vistor/register?invite=a',
        '/poster/link/2': () => 'https://fair.example/d/vistor/register?invite=b',
      });
      const { data } = await query(fields, { headers });
      expect(data?.['viewer']).toEqual({
        one: 'https://fair.example/d/vistor/register?invite=a',
        two: 'https://fair.example/d/vistor/register?invite=b',
        night: '/poster/1?id=7&qrcode=true&language=ZH',
        blueprint: '/poster/3?id=7&qrcode=false&language=EN&width=720',
      });
      const links = rest.calls.filter(({ path }) => path.startsWith('/poster'));
      expect(links.map(({ path }) => path).sort()).toEqual(['/poster/link/1?id=7', '/poster/link/2?id=7']);
      expect(links.every((call) => call.token === token)).toBe(true);
    },
  );

  it('visitors have neither, and nothing is asked for them', { tags: ['ROLE-016'] }, async () => {
    const { query, rest } = await useGateway(as('visitor'));
    const { data } = await query(fields, { headers });
    expect(data?.['viewer']).toEqual({ one: null, two: null, night: null, blueprint: null });
    expect(rest.paths()).toEqual(['/app/identity/viewer']);
  });

  it(
    'the login is encrypted with the session as Bearer, and the result stands in the address as token',
    { tags: ['EXH-130', 'REST-030'] },
    async () => {
      let authorization: string | undefined;
      const { query, rest } = await useGateway({
        '/app/exhibiting/company': () => ({ id: '3', username: '13900139000' }),
        '/app/merchant/encrypt': (_url, request) => {
          authorization = request.headers.authorization;
          return 'a+b/c';
        },
        '/app/content/edition': () => ({
          addresses: { invitationSite: 'https://invite.example/enter?from=fair' },
        }),
      });
      const { data } = await query(open, { headers });
      expect(data?.['openInvitationSite']).toEqual({
        url: 'https://invite.example/enter?from=fair&token=a%2Bb%2Fc',
        errors: [],
      });
      expect(authorization).toBe(`Bearer ${token}`);
      expect(rest.calls.find(({ path }) => path === '/app/merchant/encrypt')).toMatchObject({
        body: '{"text":"13900139000"}',
      });
    },
  );

  it.each(['在线邀请服务暂时不可用', '获取用户信息失败，请重新登录'])(
    'tells the server’s message: %s',
    { tags: ['EXH-131', 'ERR-040', 'ERR-041'] },
    async (message) => {
      const { query } = await useGateway({
        '/app/exhibiting/company': () => ({ id: '3', username: '' }),
        '/app/merchant/encrypt': () => refusal(400, 500, message),
      });
      const { data } = await query(open, { headers });
      expect(data?.['openInvitationSite']).toEqual({
        url: null,
        errors: [{ code: 'INVALID', message, path: null }],
      });
    },
  );

  it(
    'WeChat’s settings for a page, or why there are none',
    { tags: ['REST-033', 'EXH-147', 'ERR-043'] },
    async () => {
      const ask = `{ wechatShare(url: "https://fair.example/d/share?a=1&b=2") {
      share { appId timestamp nonce signature } errors { message } } }`;
      const answer = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
      const { query, rest } = await useGateway({ '/wechat/jsapi/config': () => answer });
      expect((await query(ask)).data?.['wechatShare']).toEqual({
        share: { appId: 'wx1', timestamp: 1, nonce: 'n', signature: 's' },
        errors: [],
      });
      expect(rest.calls.at(-1)?.path).toBe(
        '/wechat/jsapi/config?url=https%3A%2F%2Ffair.example%2Fd%2Fshare%3Fa%3D1%26b%3D2',
      );
      rest.answers['/wechat/jsapi/config'] = () => refusal(400, 500, '微信分享初始化失败或不可用');
      expect((await query(ask)).data?.['wechatShare']).toEqual({
        share: null,
        errors: [{ message: '微信分享初始化失败或不可用' }],
      });
    },
  );

  it('a poster passes through in the name of its session', { tags: ['REST-032', 'EXH-143'] }, async () => {
    let asked: Record<string, unknown> = {};
    const { app } = await useGateway({
      '/poster/3': (_url, request) => {
        asked = { url: request.url, token: request.headers['token'], language: request.headers['language'] };
        return 'png';
      },
    });
    const response = await app.inject({
      url: '/poster/3?id=7&qrcode=true',
      headers: { cookie: `session=${token}; lang=EN` },
    });
    expect(response.statusCode).toBe(200);
    expect(asked).toEqual({ url: '/poster/3?id=7&qrcode=true', token, language: 'EN' });
    await app.inject('/poster/3?id=7');
    expect(asked['token']).toBeUndefined();
  });
});
