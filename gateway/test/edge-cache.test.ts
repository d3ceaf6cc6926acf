import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask, listeningGateway, useEdge } from './support/edge.ts';
import { RawReply } from './support/fake-rest.ts';
import { catalogue } from './support/records.ts';

const products = '{ products(pageSize: 1) { nodes { id title } } }';
const session = 'x'.repeat(43);

/** The edge before a gateway whose public answers may be kept for a minute. */
async function cachingEdge(answers: Parameters<typeof listeningGateway>[0] = catalogue(), env = {}) {
  const gateway = await listeningGateway(answers, { PUBLIC_TTL_MS: '60000', ...env });
  const edge = await useEdge([gateway.url]);
  let seen = 0;
  gateway.app.server.on('request', () => {
    seen += 1;
  });
  return {
    edge,
    app: gateway.app,
    /** How many requests have reached the gateway. */
    reached: () => seen,
    read: (query: string, headers: Record<string, string> = {}) =>
      ask(`${edge.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'apollo-require-preflight': '1', ...headers },
      }),
  };
}

describe('public answers to GET at the edge', () => {
  it('are asked of a gateway once, and answered with 304 where the reader has them', async () => {
    const { read, reached } = await cachingEdge();
    const first = await read(products);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=60/);
    expect(await read(products)).toMatchObject({ status: 200, body: first.body });
    const known = await read(products, { 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.body, known.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(reached()).toBe(1);
  });

  it('reach each reader in the own language, whichever way it is chosen', async () => {
    const { read } = await cachingEdge();
    const inChinese = JSON.stringify({ data: { products: { nodes: [{ id: '1', title: '展品1' }] } } });
    const inEnglish = JSON.stringify({ data: { products: { nodes: [{ id: '1', title: 'Product 1' }] } } });
    const ways: [Record<string, string>, string][] = [
      [{}, inChinese],
      [{ language: 'EN' }, inEnglish],
      [{ cookie: 'lang=en' }, inEnglish],
      [{ cookie: 'lang=zh', 'accept-language': 'en' }, inChinese],
      [{ 'accept-language': 'en-GB' }, inEnglish],
      [{ 'accept-language': 'zh' }, inChinese],
      [{ cookie: 'other=1; lang=en' }, inEnglish],
    ];
    for (let round = 0; round < 2; round += 1)
      for (const [headers, text] of ways)
        expect((await read(products, headers)).body.trim(), JSON.stringify(headers)).toBe(text);
  });

  it.each([
    ['a session in a cookie', { cookie: `session=${session}` }],
    ['a session beside the language', { cookie: `lang=zh; session=${session}` }],
    ['a session of the console', { cookie: `console=${session}` }],
    ['a session in a header', { token: session }],
    ['a session as Bearer', { authorization: `Bearer ${session}` }],
  ])('are neither taken nor kept for %s', async (_what, headers) => {
    const { read, reached } = await cachingEdge();
    await read(products, headers);
    await read(products);
    await read(products, headers);
    expect(reached()).toBe(3);
  });

  it.each([
    ['what is one’s own', '{ viewer { id } }'],
    ['errors', '{ products(pageSize: 0) { totalCount } }'],
  ])('are not kept with %s', async (_what, query) => {
    const { read, reached } = await cachingEdge();
    await read(query);
    await read(query);
    expect(reached()).toBe(2);
  });

  it('are not what is told to who may be a page of another site, to other hosts or in other forms', async () => {
    const { edge, read, reached } = await cachingEdge();
    const { body } = await read(products);
    const address = `${edge.url}/graphql?query=${encodeURIComponent(products)}`;
    expect((await ask(address)).status).toBe(400);
    const host = await read(products, { host: 'evil.example' });
    expect(host.body).toBe(body);
    const form = await read(products, { accept: 'application/graphql-response+json' });
    expect(form.headers['content-type']).toContain('application/graphql-response+json');
    expect((await read(products)).headers['content-type']).toContain('application/json');
    expect(reached()).toBe(4);
  });

  it('are not served old when no gateway answers', async () => {
    const { app, read } = await cachingEdge(catalogue(), { PUBLIC_TTL_MS: '1000' });
    expect((await read(products)).status).toBe(200);
    await app.close();
    await expect.poll(async () => (await read(products)).status).toBe(502);
  });
});

describe('files at the edge', () => {
  const bytes = '0123456789';
  const kept = {
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a"',
    'accept-ranges': 'bytes',
    'content-length': String(bytes.length),
  };
  const files = {
    '/files/uploads/a.jpg': () => new RawReply(200, bytes, { 'content-type': 'image/jpeg', ...kept }),
    '/files/uploads/private.jpg': () =>
      new RawReply(200, bytes, { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' }),
    '/files/own/a.pdf': () => new RawReply(200, bytes, { 'content-type': 'application/pdf', ...kept }),
    '/files/review/a.pdf': () => new RawReply(200, bytes, { 'content-type': 'application/pdf', ...kept }),
    '/files/bulk-exports/a.gz': () =>
      new RawReply(200, bytes, { 'content-type': 'application/gzip', ...kept }),
  };

  it('public ones are asked for once, whoever reads them; parts of them and 304 come from the edge', async () => {
    const { edge, reached } = await cachingEdge(files);
    const address = `${edge.url}/files/uploads/a.jpg`;
    const first = await ask(address, { headers: { range: 'bytes=2-3' } });
    expect([first.status, first.body, first.headers['content-range']]).toEqual([206, '23', 'bytes 2-3/10']);
    expect(await ask(address, { headers: { cookie: `session=${session}` } })).toMatchObject({ body: bytes });
    expect((await ask(address, { headers: { 'if-none-match': '"a"' } })).status).toBe(304);
    expect(reached()).toBe(1);
  });

  it('are served when no gateway answers any more', async () => {
    const { edge, app } = await cachingEdge(files);
    await ask(`${edge.url}/files/uploads/a.jpg`);
    await app.close();
    expect((await ask(`${edge.url}/files/uploads/a.jpg`)).status).toBe(200);
  });

  it.each([
    '/files/uploads/private.jpg',
    '/files/own/a.pdf',
    '/files/review/a.pdf',
    '/files/bulk-exports/a.gz',
  ])('nothing is kept of %s', async (path) => {
    const { edge, reached } = await cachingEdge(files);
    const headers = { cookie: `session=${session}` };
    expect((await ask(edge.url + path, { headers })).status).toBe(200);
    await ask(edge.url + path, { headers });
    expect(reached()).toBe(2);
  });
});

describe('the built site at the edge', () => {
  let site = '';
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(site, 'assets'));
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Wirefair</title>');
    await writeFile(join(site, 'assets/a-1.js'), 'a script');
    await writeFile(join(site, 'site-worker.js'), 'a worker');
  });
  afterAll(() => rm(site, { recursive: true }));

  it('its hashed files are kept; pages and workers are asked for each time', async () => {
    const { edge, reached } = await cachingEdge(catalogue(), { WEB_DIST: site });
    for (const [path, times] of [
      ['/d/assets/a-1.js', 1],
      ['/d/site-worker.js', 2],
      ['/d/product/home', 2],
    ] as const) {
      const before = reached();
      for (let count = 0; count < 2; count += 1) expect((await ask(edge.url + path)).status).toBe(200);
      expect(reached() - before, path).toBe(times);
    }
  });

  it('a file that is missing is asked for again', async () => {
    const { edge, reached } = await cachingEdge(catalogue(), { WEB_DIST: site });
    const times: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const before = reached();
      expect((await ask(`${edge.url}/d/assets/b-2.js`)).status).toBe(404);
      times.push(reached() - before);
    }
    // As often as the configuration names the gateway, which is once more for the case that all are away.
    expect(times).toEqual([2, 2]);
  });

  it('a file that one gateway has is found, whichever of them is asked first', async () => {
    const other = await mkdtemp(join(tmpdir(), 'site-'));
    onTestFinished(() => rm(other, { recursive: true }));
    await mkdir(join(other, 'assets'));
    await writeFile(join(other, 'index.html'), '<!doctype html><title>Wirefair</title>');
    const names = ['c-1.js', 'c-2.js', 'c-3.js'];
    for (const name of names) await writeFile(join(other, 'assets', name), 'a script of another release');
    const gateways = [
      await listeningGateway({}, { WEB_DIST: site }),
      await listeningGateway({}, { WEB_DIST: other }),
    ];
    const edge = await useEdge(gateways.map(({ url }) => url));
    for (const name of names) expect((await ask(`${edge.url}/d/assets/${name}`)).status, name).toBe(200);
  });
});
