import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer, type PageAnswer, RendererBusy } from '../src/site/renderer.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const plain = '<!doctype html><html lang="zh-CN"><script>start()</script><div id="root"></div>';

/** The site's code for servers, as small as it gets: what it does is in the address. */
const siteCode = `
let count = 0;
export const sitePages = {
  rendered: [
    { path: '/d/', parameters: [] },
    { path: '/d/about', parameters: ['tab'] },
    ...['x', 'y', 'lost', 'broken', 'null', 'own', 'public', 'never', 'busy', 'fleeting'].map((name) => ({ path: '/d/' + name, parameters: ['id'] })),
  ],
  notFound: '/d/404',
  personal: ['/d/personal', '/d/organiser/welcome'],
  fixed: ['/d/'],
  things: { exhibitor: '', product: '', news: '' },
};
export async function render({ template, url, language, ask }) {
  count += 1;
  const { pathname } = new URL(url);
  if (pathname === '/d/broken') throw new Error('cannot be rendered');
  if (pathname === '/d/null') return null;
  if (pathname === '/d/fleeting' && count > 1) throw new Error('cannot be rendered any more');
  if (pathname === '/d/never') return new Promise(() => {});
  if (pathname === '/d/busy') for (;;);
  const answer = pathname === '/d/about'
    ? JSON.parse((await ask(JSON.stringify({ query: '{ edition { name } }' }), language)).body).data.edition.name
    : '';
  if (pathname === '/d/own' || pathname === '/d/public') {
    const field = pathname === '/d/own' ? 'isFavourite' : 'title';
    const query = '{ products(pageSize: 2) { nodes { id ' + field + ' } } }';
    const answers = [];
    // Of the third and later ones the compiled function.
    for (const _time of [1, 2, 3, 4]) answers.push(await ask(JSON.stringify({ query }), language));
    return { status: 200, language, html: JSON.stringify(answers) };
  }
  const status = ['/d/lost', '/d/404'].includes(pathname) ? 404 : 200;
  return { status, language, html: template.replace('></div>', \`>\${answer} \${url} #\${count}</div>\`) };
}`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendered-'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'dist-server'));
  await writeFile(join(folder, 'dist/index.html'), plain);
  await writeFile(join(folder, 'dist-server/entry-server.mjs'), siteCode);
});
afterAll(() => rm(folder, { recursive: true }));

const order = (path: string) => ({
  url: `http://fair.example${path}`,
  language: 'ZH' as const,
  isRefresh: false,
});

async function site(env: Record<string, string> = {}) {
  const { app, rest, log } = await useGateway(
    {
      ...catalogue(),
      '/app/content/edition': () => ({ name: { cn: '第十二届展会', en: 'The 12th edition' } }),
    },
    {
      WEB_DIST: join(folder, 'dist'),
      WEB_SERVER: join(folder, 'dist-server/entry-server.mjs'),
      RENDER_WAIT_MS: '10000',
      ...env,
    },
  );
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'fair.example', ...headers } });
  return { app, rest, get, log };
}

describe('pages rendered for guests', () => {
  it('bring their data in the language that is asked for, under the address that was asked', async () => {
    const { get } = await site();
    const zh = await get('/d/about?tab=range');
    expect(zh.body).toContain('第十二届展会 http://fair.example/d/about?tab=range');
    expect(zh.headers).toMatchObject({ 'content-language': 'ZH', 'cache-control': 'no-cache' });
    expect(zh.headers['vary']).toContain('cookie');
    expect(zh.headers['vary']).toContain('accept-language');
    const english: Record<string, string>[] = [
      { cookie: 'lang=EN' },
      { language: 'EN' },
      { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
    ];
    for (const asked of english) {
      expect((await get('/d/about', asked)).body).toContain('The 12th edition');
    }
    const chinese: Record<string, string>[] = [
      { 'accept-language': 'de' },
      { 'accept-language': 'zh-TW,en;q=0.8' },
      { 'accept-language': 'en', cookie: 'lang=ZH' },
    ];
    for (const asked of chinese) {
      expect((await get('/d/about', asked)).body).toContain('第十二届展会');
    }
  });

  it('are made once for all who come in the same moment or shortly after', async () => {
    const { get } = await site();
    const [first, second] = await Promise.all([get('/d/x'), get('/d/x')]);
    expect(second.body).toBe(first.body);
    expect((await get('/d/x')).body).toBe(first.body);
    expect((await get('/d/y')).body).toContain('#2');
  });

  it('are there before the gateway listens, in both languages, those that search engines know', async () => {
    const { app, get } = await site();
    await app.renderFirstPages();
    expect((await get('/d/')).body).toContain('http://fair.example/d/ #1');
    expect((await get('/d/', { language: 'EN' })).body).toContain('http://fair.example/d/ #2');
    expect((await get('/d/x')).body).toContain('#3');
  });

  it('are left to the first visitor where the site is not built', async () => {
    const { app } = await site({ WEB_SERVER: join(folder, 'none.mjs') });
    await app.renderFirstPages();
    expect((await app.inject({ url: '/d/' })).body).toBe(plain);
  });

  it('are made anew in the background when they have become old, and serve meanwhile', async () => {
    const { get } = await site({ RENDER_FRESH_MS: '0' });
    expect((await get('/d/x')).body).toContain('#1');
    expect((await get('/d/x')).body).toContain('#1');
    await expect.poll(async () => (await get('/d/x')).body).not.toContain('#1');
  });

  it('are not those from before once a setting of the edition has changed', async () => {
    const { get, rest } = await site();
    const before = (await get('/d/about')).body;
    expect((await get('/d/about')).body).toBe(before);
    rest.answers['/app/content/edition'] = () => ({ name: { cn: '第十三届展会', en: '' } });
    expect((await get('/d/about')).body).toContain('第十三届展会');
  });

  it('docs/promises.md 13 run the script that the site was built with, and no other', async () => {
    const { get } = await site();
    const hash = createHash('sha256').update('start()').digest('base64');
    for (const url of ['/d/x', '/d/personal'])
      expect((await get(url)).headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash}';`,
      );
    expect((await get('/robots.txt')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('are 304 without a body for who has them already, until they are made anew', async () => {
    const { get, rest } = await site();
    const { etag, body } = await get('/d/about').then(({ headers, body: text }) => ({
      etag: headers.etag,
      body: text,
    }));
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const same = await get('/d/about', { 'if-none-match': String(etag) });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect(same.headers['content-security-policy']).toContain('sha256-');
    rest.answers['/app/content/edition'] = () => ({ name: { cn: '第十三届展会', en: '' } });
    const changed = await get('/d/about', { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).not.toBe(body);
    // Who has signed in meanwhile has the page already.
    const own = await get('/d/about', {
      'if-none-match': String(changed.headers.etag),
      cookie: 'session=abc',
    });
    expect([own.statusCode, own.body, own.headers.etag]).toEqual([304, '', changed.headers.etag]);
    expect((await get('/d/lost')).headers.etag).toBeUndefined();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s, each for the origin that its client names', async (name, decompress) => {
    const { get } = await site();
    const address = `/d/x?id=${'long'.repeat(1000)}`;
    for (const host of ['fair.example', 'other.example', 'fair.example']) {
      const answer = await get(address, { 'accept-encoding': `deflate, ${name}`, host });
      expect(answer.headers).toMatchObject({ 'content-encoding': name });
      expect(answer.headers['vary']).toContain('accept-encoding');
      const text = decompress(answer.rawPayload).toString();
      expect(text).toContain(`http://${host}/d/x?id=long`);
      expect(text).toBe((await get(address, { host })).body);
    }
    const weighed = await get(address, { 'accept-encoding': `${name};q=0, identity` });
    expect(weighed.headers['content-encoding']).toBeUndefined();
  });

  it('are byte for byte those of guests for who is signed in, with the same headers, whoever comes first', async () => {
    const { get, rest } = await site();
    const session = { cookie: 'session=secret-of-one; console=secret-of-staff', token: 'secret-of-one' };
    for (const [url, first, second] of [
      ['/d/about', {}, session],
      ['/d/own', session, {}],
    ] as const) {
      const [one, other] = [await get(url, first), await get(url, second)];
      expect(one.body).not.toBe(plain);
      expect(one.body).toBe(other.body);
      const { date: _one, 'x-request-id': _id, ...headers } = one.headers;
      const { date: _other, 'x-request-id': _otherId, ...others } = other.headers;
      expect(headers).toEqual(others);
      expect(one.headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: 'cookie, language, accept-language, accept-encoding',
      });
      expect(one.headers['set-cookie']).toBeUndefined();
    }
    expect(JSON.stringify(rest.calls)).not.toContain('secret-of');
    // Pages of one person have no content for anybody.
    expect((await get('/d/personal', session)).body).toBe(plain);
  });

  it('know which of their answers may be others for who is signed in', async () => {
    const { get } = await site();
    const told = async (url: string) =>
      (JSON.parse((await get(url)).body) as { body: string; isPersonal: boolean }[]).map((answer) => ({
        isPersonal: answer.isPersonal,
        data: Object.keys((JSON.parse(answer.body) as { data: object }).data),
      }));
    expect(await told('/d/own')).toEqual(Array(4).fill({ isPersonal: true, data: ['products'] }));
    expect(await told('/d/public')).toEqual(Array(4).fill({ isPersonal: false, data: ['products'] }));
  });

  it('have a status of their own', async () => {
    const { get } = await site();
    expect((await get('/d/lost')).statusCode).toBe(404);
  });

  it('are the plain page for who asks for it, and where the site says so or fails', async () => {
    const { get } = await site();
    expect((await get('/d/about', { 'x-render': 'off' })).body).toBe(plain);
    const english = await get('/d/about', { 'x-render': 'off', 'accept-language': 'en' });
    expect(english.body).toBe(plain.replace('zh-CN', 'en'));
    for (const url of ['/d/personal', '/d/null', '/d/broken']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, plain]);
    }
  });

  it('are the plain page when they take too long, and then others still come with their content', async () => {
    const { get } = await site({ RENDER_WAIT_MS: '300' });
    await expect.poll(async () => (await get('/d/about')).body).toContain('第十二届');
    expect((await get('/d/never')).body).toBe(plain);
    expect((await get('/d/x')).body).toContain('/d/x');
  });

  it('keep who asks again for one that takes too long waiting no second time', async () => {
    const { get } = await site({ RENDER_WAIT_MS: '2000' });
    await expect.poll(async () => (await get('/d/about')).body).toContain('第十二届');
    expect((await get('/d/never')).body).toBe(plain);
    const before = performance.now();
    expect((await get('/d/never')).body).toBe(plain);
    // Half of what waiting takes, so that a busy machine is not taken for a wait.
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('stay as they were where they can no longer be rendered', async () => {
    const { get } = await site({ RENDER_FRESH_MS: '0', RENDER_STALE_MS: '0' });
    const first = (await get('/d/fleeting')).body;
    expect(first).toContain('/d/fleeting');
    expect((await get('/d/fleeting')).body).toBe(first);
    expect((await get('/d/fleeting')).body).toBe(first);
  });

  it('are the same whatever an address holds that they do not read', async () => {
    const { get } = await site();
    const { body } = await get('/d/about?tab=range');
    expect((await get('/d/about?utm_source=a&tab=range&x=%27')).body).toBe(body);
    expect((await get('/d/about/?tab=range')).body).toBe(body);
    expect((await get('/d/about?tab=intro')).body).not.toBe(body);
    const missing = await get('/d/nowhere');
    expect([missing.statusCode, (await get('/d/elsewhere?a=1')).body]).toEqual([404, missing.body]);
  });

  it('take the language of their address before that of the browser', async () => {
    const { get } = await site();
    expect((await get('/d/about?lang=EN')).headers['content-language']).toBe('EN');
    expect((await get('/d/about?lang=ZH', { cookie: 'lang=EN' })).headers['content-language']).toBe('ZH');
  });

  it('never hold for others what a client says of its host', async () => {
    const { get } = await site();
    const { body } = await get('/d/about', { host: 'evil.example' });
    expect(body).toContain('http://evil.example/d/about');
    expect((await get('/d/about')).body).toBe(body.replace('evil.example', 'fair.example'));
    expect((await get('/d/about', { host: '"><script>' })).body).toContain('http://localhost/d/about');
    const configured = await site({ SITE_ORIGIN: 'https://fair.example' });
    const answer = await configured.get('/d/about', { host: 'evil.example' });
    expect(answer.body).toContain('https://fair.example/d/about');
    expect(answer.body).not.toContain('evil.example');
  });

  it('that are for one person are never rendered, and their address is in no log line', async () => {
    const { get, log } = await site();
    for (const url of ['/d/organiser/welcome?ticket=secret', '/d//organiser/welcome/?ticket=secret'])
      expect((await get(url)).body).toBe(plain);
    await get('/d/broken?id=secret');
    expect(log()).toContain('"path":"/d/broken"');
    expect(log()).not.toContain('secret');
  });

  it('docs/promises.md 22 of a flood leave one line in the log, and those that are known are served', async () => {
    const { get, log } = await site({ RENDER_FRESH_MS: '0', RENDER_STALE_MS: '0', RENDER_WAIT_MS: '2000' });
    expect((await get('/d/x')).body).toContain('/d/x');
    const flood = Array.from({ length: 400 }, (_one, index) => get(`/d/never?id=${index}`));
    expect((await get('/d/x')).body).toContain('/d/x');
    for (const { statusCode, body } of await Promise.all(flood))
      expect([statusCode, body]).toEqual([200, plain]);
    expect((await get('/d/x')).body).toContain('/d/x');
    expect(
      log()
        .split('\n')
        .filter((line) => line.includes('without content')),
    ).toHaveLength(1);
  });

  it('of one client leave room for those of others', async () => {
    const { get } = await site({ RENDER_WAIT_MS: '2000', TRUSTED_PROXIES: 'loopback' });
    await get('/d/x');
    const flood = Array.from({ length: 40 }, (_one, index) =>
      get(`/d/never?id=${index}`, { 'x-forwarded-for': '192.0.2.1' }),
    );
    const other = await get('/d/y', { 'x-forwarded-for': '192.0.2.2' });
    expect(other.body).toContain('/d/y');
    await Promise.all(flood);
  });

  it('that one client has rendered in a minute are limited', async () => {
    const { get } = await site({ RENDER_PER_CLIENT: '3' });
    const bodies = [];
    for (const id of [1, 2, 3, 4]) bodies.push((await get(`/d/x?id=${id}`)).body);
    expect(bodies.map((body) => body !== plain)).toEqual([true, true, true, false]);
    // What is kept is not counted.
    expect((await get('/d/x?id=1')).body).toBe(bodies[0]);
  });

  it('docs/promises.md 16 never keep the API waiting, even when one does not end', async () => {
    const { app, get } = await site({ RENDER_WAIT_MS: '200' });
    const stuck = get('/d/busy');
    const health = await app.inject({ url: '/health/live' });
    expect(health.statusCode).toBe(200);
    expect((await stuck).body).toBe(plain);
  });

  it('fail at once when a question cannot even be asked, and take nothing else along', async () => {
    const entry = join(folder, 'dist-server/entry-server.mjs');
    const renderer = createRenderer({ entry, template: plain }, () => Promise.reject(new Error('stopped')));
    try {
      await expect(renderer.render(order('/d/about'))).rejects.toThrow();
      expect((await renderer.render(order('/d/x')))?.status).toBe(200);
    } finally {
      await renderer.close();
    }
  });

  it('are refused beyond a bounded number, and those that visitors know come first', async () => {
    const entry = join(folder, 'dist-server/entry-server.mjs');
    const limits = { atOnce: 1, waiting: 2, timeoutMs: 20_000 };
    let answer = (_answer: PageAnswer) => {};
    const asked = new Promise<PageAnswer>((resolve) => (answer = resolve));
    const renderer = createRenderer({ entry, template: plain }, () => asked, limits);
    try {
      const done: string[] = [];
      const render = (path: string, isRefresh = false) =>
        renderer.render({ ...order(path), isRefresh }).then(() => done.push(path));
      const pages = [render('/d/about'), render('/d/x?id=1'), render('/d/x?id=2')];
      await expect(render('/d/x?id=3')).rejects.toThrow(RendererBusy);
      pages.push(render('/d/y', true));
      answer({ body: '{"data":{"edition":{"name":"A"}}}', isPersonal: false });
      await Promise.all(pages);
      expect(done).toEqual(['/d/about', '/d/y', '/d/x?id=1', '/d/x?id=2']);
    } finally {
      await renderer.close();
    }
  });

  it('that do not end are given up, and those after them get another thread', async () => {
    const entry = join(folder, 'dist-server/entry-server.mjs');
    const limits = { atOnce: 2, waiting: 8, timeoutMs: 1000 };
    const renderer = createRenderer(
      { entry, template: plain },
      () => Promise.resolve({ body: '{}', isPersonal: false }),
      limits,
    );
    try {
      expect((await renderer.render(order('/d/x')))?.status).toBe(200);
      const blocked = [renderer.render(order('/d/busy')), renderer.render(order('/d/y'))];
      const after = renderer.render(order('/d/x?id=2'));
      for (const { status } of await Promise.allSettled(blocked)) expect(status).toBe('rejected');
      expect((await after)?.status).toBe(200);
    } finally {
      await renderer.close();
    }
  });

  it('are the plain page where the site has no code for servers', async () => {
    const { get } = await site({ WEB_SERVER: join(folder, 'none.mjs') });
    expect((await get('/d/about')).body).toBe(plain);
  });
});
