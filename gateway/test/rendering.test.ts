import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../src/site/renderer.ts';
import { useGateway } from './support/gateway.ts';

const plain = '<!doctype html><script>start()</script><div id="root"></div>';

/** The site's code for servers, as small as it gets: what it does is in the address. */
const siteCode = `
let count = 0;
export async function render({ template, url, language, ask }) {
  count += 1;
  const { pathname } = new URL(url);
  if (pathname === '/d/broken') throw new Error('cannot be rendered');
  if (pathname === '/d/personal') return null;
  if (pathname === '/d/never') return new Promise(() => {});
  if (pathname === '/d/busy') for (;;);
  const answer = pathname === '/d/about'
    ? JSON.parse(await ask(JSON.stringify({ query: '{ edition { name } }' }), language)).data.edition.name
    : '';
  const status = pathname === '/d/lost' ? 404 : 200;
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

async function site(env: Record<string, string> = {}) {
  const { app, rest } = await useGateway(
    { '/app/content/edition': () => ({ name: { cn: '第十二届展会', en: 'The 12th edition' } }) },
    {
      WEB_DIST: join(folder, 'dist'),
      WEB_SERVER: join(folder, 'dist-server/entry-server.mjs'),
      RENDER_WAIT_MS: '10000',
      ...env,
    },
  );
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'fair.example', ...headers } });
  return { app, rest, get };
}

describe('pages rendered for guests', () => {
  it('bring their data in the language that is asked for, under the address that was asked', async () => {
    const { get } = await site();
    const zh = await get('/d/about?tab=range');
    expect(zh.body).toContain('第十二届展会 http://fair.example/d/about?tab=range');
    expect(zh.headers).toMatchObject({ 'content-language': 'ZH', 'cache-control': 'no-cache' });
    expect(zh.headers['vary']).toContain('cookie');
    for (const asked of [{ cookie: 'lang=EN' }, { language: 'EN' }] as Record<string, string>[]) {
      expect((await get('/d/about', asked)).body).toContain('The 12th edition');
    }
  });

  it('are made once for all who come in the same moment or shortly after', async () => {
    const { get } = await site();
    const [first, second] = await Promise.all([get('/d/x'), get('/d/x')]);
    expect(second.body).toBe(first.body);
    expect((await get('/d/x')).body).toBe(first.body);
    expect((await get('/d/y')).body).toContain('#2');
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

  it('promises.md 13 run the script that the site was built with, and no other', async () => {
    const { get } = await site();
    const hash = createHash('sha256').update('start()').digest('base64');
    for (const url of ['/d/x', '/d/personal'])
      expect((await get(url)).headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hash}';`,
      );
    expect((await get('/robots.txt')).headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('have a status of their own', async () => {
    const { get } = await site();
    expect((await get('/d/lost')).statusCode).toBe(404);
  });

  it('are the plain page for who is signed in or asks for it, and where the site says so or fails', async () => {
    const { get } = await site();
    expect((await get('/d/about', { cookie: 'session=abc' })).body).toBe(plain);
    expect((await get('/d/about', { 'x-render': 'off' })).body).toBe(plain);
    for (const url of ['/d/personal', '/d/broken']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, plain]);
    }
  });

  it('are the plain page when they take too long; those who come next do not wait for it', async () => {
    const { get } = await site({ RENDER_WAIT_MS: '300' });
    await expect.poll(async () => (await get('/d/about')).body).toContain('第十二届');
    expect((await get('/d/never')).body).toBe(plain);
    expect((await get('/d/x')).body).toBe(plain);
    // What is known already still comes with its content.
    expect((await get('/d/about')).body).toContain('第十二届');
  });

  it('promises.md 16 never keep the API waiting, even when one does not end', async () => {
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
      await expect(renderer.render('http://fair.example/d/about', 'ZH')).rejects.toThrow();
      expect((await renderer.render('http://fair.example/d/x', 'ZH'))?.status).toBe(200);
    } finally {
      await renderer.close();
    }
  });

  it('are the plain page where the site has no code for servers', async () => {
    const { get } = await site({ WEB_SERVER: join(folder, 'none.mjs') });
    expect((await get('/d/about')).body).toBe(plain);
  });
});
