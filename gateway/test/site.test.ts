import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { useGateway } from './support/gateway.ts';

const script = '/* a script of the site */\n'.repeat(400);
const page = '<!doctype html><title>Wirefair</title>';
let site = '';

// As a build leaves it (web/scripts/precompress.ts): one file with both forms, one that was not compressed.
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'index.html'), page);
  await writeFile(join(site, 'assets/a-1.js'), script);
  await writeFile(join(site, 'assets/a-1.js.br'), brotliCompressSync(script));
  await writeFile(join(site, 'assets/a-1.js.gz'), gzipSync(script));
  await writeFile(join(site, 'assets/plain-1.js'), script);
  await writeFile(join(site, 'assets/a-1.js.map'), 'the source of the script');
  await writeFile(join(site, 'door-worker.js'), script);
  await writeFile(join(site, 'door-worker.js.br'), brotliCompressSync(script));
  await writeFile(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterAll(() => rm(site, { recursive: true }));

async function get(url: string, accepted?: string) {
  const { app } = await useGateway({}, { WEB_DIST: site });
  return app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });
}

describe('the built site', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes out as it was compressed, once: %s', async (accepted, encoding, unpack) => {
    const answer = await get('/d/assets/a-1.js', accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript') as string,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding');
    // Unpacked once it is the script itself: nothing was packed twice.
    expect(unpack(answer.rawPayload).toString()).toBe(script);
  });

  it('goes out without its source maps', async () => {
    const answer = await get('/d/assets/a-1.js.map');
    expect([answer.statusCode, answer.body.includes('source')]).toEqual([404, false]);
  });

  it('asks for a worker anew each time, so that no old one runs after a release', async () => {
    const worker = await get('/d/door-worker.js', 'br');
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript') as string,
      'content-security-policy': expect.stringContaining("worker-src 'self'") as string,
    });
    expect((await get('/d/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/d/organiser?menu=door')).headers['content-security-policy']).toContain(
      "worker-src 'self';",
    );
  });

  it('goes out as it is to who takes nothing else', async () => {
    const answer = await get('/d/assets/a-1.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(script);
  });

  it('a file without a compressed form still goes out, for the browser to read', async () => {
    const answer = await get('/d/assets/plain-1.js', 'br');
    const text =
      answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.body;
    expect(String(text)).toBe(script);
  });

  it.each(['/d/', '/d/product/supplier?tab=supplier&page=2', '/d/vistor/Materials', '/d/no-such-page'])(
    'the one page answers at %s, so that a link, an address and a reload all load it',
    { tags: ['SHELL-001'] },
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
        200,
        'text/html; charset=utf-8',
        page,
      ]);
    },
  );

  it('addresses outside the base lead into it or are refused', { tags: ['SHELL-001'] }, async () => {
    expect((await get('/')).headers['location']).toBe('/d/');
    expect((await get('/d')).headers['location']).toBe('/d/');
    expect((await get('/d?logos=3')).headers['location']).toBe('/d/?logos=3');
    expect((await get('/d/assets/lost-1.js')).statusCode).toBe(404);
    expect((await get('/about')).statusCode).toBe(404);
  });
});

describe('files of other releases', () => {
  const old = '/* a script of the release before */\n'.repeat(400);

  async function gatewaysOfTwoReleases() {
    const folder = await mkdtemp(join(tmpdir(), 'releases-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const before = join(folder, 'before');
    await mkdir(join(before, 'assets'), { recursive: true });
    await writeFile(join(before, 'index.html'), page);
    await writeFile(join(before, 'assets/old-1.js'), old);
    await writeFile(join(before, 'assets/old-1.js.br'), brotliCompressSync(old));
    await writeFile(join(before, 'assets/old-1.js.map'), 'the source');
    const ASSETS_DIR = join(folder, 'shared');
    const first = await useGateway({}, { WEB_DIST: before, ASSETS_DIR });
    const second = await useGateway({}, { WEB_DIST: site, ASSETS_DIR });
    return { first: first.app, second: second.app };
  }

  it('are served by either gateway as by their own', async () => {
    const { first, second } = await gatewaysOfTwoReleases();
    const headers = { 'accept-encoding': 'br' };
    for (const [app, url, text] of [
      [second, '/d/assets/old-1.js', old],
      [first, '/d/assets/a-1.js', script],
      [first, '/d/assets/old-1.js', old],
    ] as const) {
      const answer = await app.inject({ url, headers });
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': expect.stringContaining('javascript') as string,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(text);
    }
  });

  it.each(['/d/assets/none-1.js', '/d/assets/old-1.js.map', '/d/assets/..%2f..%2fbefore%2findex.html'])(
    'are not %s',
    async (url) => {
      const { second } = await gatewaysOfTwoReleases();
      const answer = await second.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});
