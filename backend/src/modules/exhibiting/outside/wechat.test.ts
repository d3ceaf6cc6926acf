import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { wechatShare, wechatSignature } from './wechat.ts';

const site = 'https://fair.example/d';
const page = `${site}/share?id=1`;
let server: Server | undefined;

/** A stand-in for WeChat; `broken` refuses as WeChat does, with 200. */
async function share(state: { broken: boolean; calls: string[]; now: number }) {
  const listening = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://wechat');
    state.calls.push(`${url.pathname}?${url.searchParams.toString()}`);
    const answer = () => {
      if (state.broken) return { errcode: 40013, errmsg: 'invalid appid' };
      if (url.pathname === '/cgi-bin/token') return { access_token: 'access', expires_in: 7200 };
      return { errcode: 0, ticket: `ticket-${state.calls.length}`, expires_in: 7200 };
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer()));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const settings = { appId: 'wx1', secret: 's', endpoint: `http://127.0.0.1:${port}` };
  return wechatShare(settings, site, () => new Date(state.now));
}
afterEach(() => server?.close());

describe('sharing in WeChat', () => {
  it('the signature is that of WeChat’s own example', { tags: ['REST-033'] }, () => {
    expect(
      wechatSignature(
        'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
        'Wm3WZYTPz0wzccnW',
        1414587457,
        'http://mp.weixin.qq.com?params=value#part',
      ),
    ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it(
    'asks for one ticket for all pages, signs with it, and asks again when it has run out',
    { tags: ['REST-033'] },
    async () => {
      const state = { broken: false, calls: [] as string[], now: 1_750_000_000_000 };
      const { config } = await share(state);
      const [one, two] = await Promise.all([config(page), config(page)]);
      expect(state.calls).toEqual([
        '/cgi-bin/token?grant_type=client_credential&appid=wx1&secret=s',
        '/cgi-bin/ticket/getticket?access_token=access&type=jsapi',
      ]);
      expect(one).toMatchObject({ appId: 'wx1', timestamp: 1_750_000_000 });
      expect(one.nonceStr).not.toBe(two.nonceStr);
      expect(one.signature).toBe(wechatSignature('ticket-2', one.nonceStr, one.timestamp, page));
      state.now += 7_000_000;
      const later = await config(page);
      expect(state.calls).toHaveLength(4);
      expect(later.signature).toBe(wechatSignature('ticket-4', later.nonceStr, later.timestamp, page));
    },
  );

  it(
    'pages of others are not signed, and a refusal of WeChat’s is ours, without its words',
    { tags: ['ERR-043'] },
    async () => {
      const state = { broken: true, calls: [] as string[], now: 0 };
      const { config } = await share(state);
      for (const url of ['https://evil.example/d/share', 'javascript:alert(1)', '']) {
        await expect(config(url)).rejects.toThrow('WeChat share init failed or unavailable');
      }
      expect(state.calls).toEqual([]);
      await expect(config(page)).rejects.toThrow('WeChat share init failed or unavailable');
      await expect(config(page)).rejects.toThrow('WeChat share init failed or unavailable');
      // It is left alone for a while, then tried again.
      expect(state.calls).toHaveLength(1);
      state.broken = false;
      state.now += 31_000;
      expect((await config(page)).appId).toBe('wx1');
    },
  );
});
