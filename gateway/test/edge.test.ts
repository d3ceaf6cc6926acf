import { once } from 'node:events';
import http from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask, listeningGateway, standIn, timesOf, useBalancer, useEdge } from './support/edge.ts';
import { catalogue } from './support/records.ts';

/** Nobody listens there: the system gives such a port to nobody who asks for a free one, as tests that run beside do. */
const DESERTED = 'http://127.0.0.1:1';

const proxy = '127.0.0.1';
const asking = { query: '{ products(pageSize: 1) { nodes { id } } }' };
const json = { 'content-type': 'application/json' };

describe('whom the edge takes a visitor for', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=203.0.113.7;host=evil.example',
    'x-real-ip': '203.0.113.7',
  };

  it('nothing that a client claims of its address, protocol or host goes on', async () => {
    const url = await standIn((request, response) => response.end(JSON.stringify(request.headers)));
    const edge = await useEdge([url]);
    const seen = JSON.parse((await ask(`${edge.url}/d/`, { headers: forged })).body) as object;
    expect(seen).toMatchObject({
      host: new URL(edge.url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(seen)).not.toMatch(/evil|203\.0\.113/);
  });

  it('each request gets an id from the edge, whatever it calls itself', async () => {
    const url = await standIn((request, response) => response.end(request.headers['x-request-id']));
    const edge = await useEdge([url]);
    const mine = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const ids = [];
    for (let count = 0; count < 2; count += 1)
      ids.push((await ask(`${edge.url}/d/`, { headers: { 'x-request-id': mine } })).body);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('the word of the TLS proxy before it is taken, of its own address alone', async () => {
    const url = await standIn((request, response) => response.end(JSON.stringify(request.headers)));
    const edge = await useEdge([url], { trustedProxy: proxy });
    const headers = { ...forged, 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect(JSON.parse((await ask(`${edge.url}/d/`, { headers })).body)).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    });
  });

  it('the address reaches the limits of the REST service', async () => {
    const { url, rest } = await listeningGateway({ '/app/login/smsCode': () => null });
    const edge = await useEdge([url], { trustedProxy: proxy });
    const query =
      'mutation { sendCode(input: { channel: SMS, recipient: "13800138000" }) { errors { message } } }';
    await ask(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ query }),
    });
    expect(rest.calls.map(({ address }) => address)).toEqual(['203.0.113.7']);
  });

  it.each([
    ['addresses of IPv4 apart', '203.0.113.7', '203.0.113.8', 200],
    ['a network of IPv6 once', '2001:db8:1:2::a', '2001:db8:1:2:3::b', 429],
    ['a network of IPv6 once, written short', '2001:db8::a', '2001:db8::b', 429],
    ['networks of IPv6 apart', '2001:db8:1:2::a', '2001:db8:1:3::a', 200],
  ])('limits count %s', async (_what, first, second, status) => {
    const url = await standIn((_request, response) => response.end('page'));
    const edge = await useEdge([url], { trustedProxy: proxy, limit: { rate: '1r/m', burst: 2 } });
    const from = async (address: string, path = '/d/') =>
      (await ask(edge.url + path, { headers: { 'x-forwarded-for': address } })).status;
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push(await from(first));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await from(second)).toBe(status);
    // The site's own files are for whoever asks.
    expect(await from(first, '/d/assets/a-1.js')).toBe(200);
  });
});

describe('answers of the edge itself', () => {
  it('a page in both languages, with what keeps browsers safe, once each', async () => {
    const edge = await useEdge([DESERTED], { siteOrigin: 'https://fair.example' });
    const answer = await ask(`${edge.url}/d/product/home`);
    expect(answer.status).toBe(502);
    expect(answer.body).toMatch(/服务暂时不可用[^]+The service is not available/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
      'strict-transport-security': 'max-age=31536000',
    });
    for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options'])
      expect(timesOf(answer, name), name).toBe(1);
  });

  it('says nothing of https where the site is not under it', async () => {
    const edge = await useEdge([DESERTED]);
    expect(timesOf(await ask(`${edge.url}/d/`), 'strict-transport-security')).toBe(0);
  });

  it.each([
    ['the header language', { language: 'EN', cookie: 'lang=ZH' }, 'The service is not available'],
    ['the cookie', { cookie: 'a=b; lang=en', 'accept-language': 'zh' }, 'The service is not available'],
    ['accept-language', { 'accept-language': 'en-GB,zh' }, 'The service is not available'],
    ['nothing', {}, '服务暂时不可用'],
  ])('for GraphQL an error with a code, in the language of %s', async (_by, headers, words) => {
    const edge = await useEdge([DESERTED]);
    const answer = await ask(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(asking),
    });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body)).toMatchObject({
      errors: [
        { message: expect.stringContaining(words) as string, extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
      ],
    });
  });

  it.each([
    ['/d/', 129, /^<!doctype html>[^]+上传的内容过大[^]+too large/],
    ['/app/newsletter', 129, /^<!doctype html>/],
    ['/graphql', 641, /"message":"What you sent is too large".+"code":"BAD_REQUEST"/],
    ['/graphql/stream', 641, /"code":"BAD_REQUEST"/],
    ['/app/uploads/file?kind=video', 53 * 1024, /"success":false,"message":"What you sent is too large"/],
    ['/organiser/uploads/file', 53 * 1024, /"success":false/],
  ])('a body for %s of %i KiB is refused', async (path, kibibytes, words) => {
    const url = await standIn((request, response) => request.resume().on('end', () => response.end('taken')));
    const edge = await useEdge([url]);
    // It is told by its length, and not sent.
    const length = { 'content-length': String(kibibytes * 1024), expect: '100-continue' };
    const refused = await ask(edge.url + path, { method: 'POST', headers: { language: 'EN', ...length } });
    expect([refused.status, refused.body]).toEqual([413, expect.stringMatching(words)]);
    const taken = await ask(edge.url + path, { method: 'POST', body: Buffer.alloc(100 * 1024) });
    expect([taken.status, taken.body]).toEqual([200, 'taken']);
  });

  it('a refusal of the gateway goes through as it is', async () => {
    const { url } = await listeningGateway(catalogue());
    const edge = await useEdge([url]);
    const answer = await ask(`${edge.url}/graphql`, {
      method: 'POST',
      headers: { ...json, language: 'EN' },
      body: 'x'.repeat(600 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ message: 'The request is too large' }] });
  });
});

describe('what goes through', () => {
  it('an upload as it comes, before its sender has sent all', async () => {
    const url = await standIn((request, response) => {
      request.once('data', (chunk: Buffer) => response.end(`has ${String(chunk)}`));
    });
    const edge = await useEdge([url]);
    const request = http.request(`${edge.url}/app/uploads/file?kind=image`, {
      method: 'POST',
      headers: { 'content-length': '1000000' },
    });
    request.on('error', () => {});
    request.write('the first part');
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    const [told] = (await once(answer, 'data')) as [Buffer];
    expect(String(told)).toBe('has the first part');
    request.destroy();
  });

  it('no call of the REST service', async () => {
    const { url, rest } = await listeningGateway({ '/app/content/edition': () => null, '/docs': () => null });
    const edge = await useEdge([url]);
    for (const path of ['/app/content/edition', '/docs', '/docs/json', '/files/../app/content/edition'])
      expect((await ask(edge.url + path)).status, path).toBe(404);
    expect(rest.calls).toEqual([]);
  });

  it('figures of the servers are not for the public', async () => {
    const url = await standIn((_request, response) => response.end('figures'));
    const edge = await useEdge([url]);
    for (const path of ['/metrics', '/metrics/', '/%6detrics'])
      expect((await ask(edge.url + path)).status, path).toBe(404);
  });

  it('while a gateway dies under load, no read fails', async () => {
    const gateways = [await listeningGateway(catalogue()), await listeningGateway(catalogue())];
    const edge = await useEdge(gateways.map(({ url }) => url));
    const query = encodeURIComponent('{ products(pageSize: 1) { totalCount } }');
    // A session, so that no answer comes from the edge's cache.
    const headers = { 'apollo-require-preflight': '1', token: 'x'.repeat(43) };
    const statuses: number[] = [];
    const dying = gateways[0]?.app.server;
    const readers = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < 40; count += 1) {
        const answer = await ask(`${edge.url}/graphql?query=${query}`, { headers });
        expect(JSON.parse(answer.body)).toMatchObject({ data: { products: {} } });
        statuses.push(answer.status);
        if (statuses.length === 100) {
          dying?.close();
          dying?.closeAllConnections();
        }
      }
    });
    await Promise.all(readers);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const counts = gateways.map(({ rest }) => rest.calls.length);
    expect(Math.min(...counts), String(counts)).toBeGreaterThan(10);
  });
});

describe('the balancer before the REST services', () => {
  it('passes what gateways prove themselves by, and goes by a service that is gone', async () => {
    const url = await standIn((request, response) => response.end(JSON.stringify(request.headers)));
    const balancer = await useBalancer([DESERTED, url]);
    const headers = { 'gateway-secret': 'x'.repeat(32), 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 6; count += 1) {
      const answer = await ask(`${balancer.url}/app/content/edition`, { headers });
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject(headers);
    }
  });

  it('takes bodies of uploads and webhooks, and no larger ones', async () => {
    const url = await standIn((request, response) => request.resume().on('end', () => response.end('taken')));
    const balancer = await useBalancer([url]);
    const send = (mebibytes: number) =>
      ask(`${balancer.url}/app/uploads/file`, {
        method: 'POST',
        body: Buffer.alloc(mebibytes * 1024 * 1024),
      }).then(
        ({ status }) => status,
        () => 'broken off',
      );
    expect(await send(51)).toBe(200);
    // Refused by its length; whether its sender comes to read that depends on how much it has sent by then.
    expect([413, 'broken off']).toContain(await send(53));
  });
});

describe('requests and streams', () => {
  /** A server that keeps streams open until it ends them, and counts what else it is asked. */
  async function counting() {
    const streams: http.ServerResponse[] = [];
    let requests = 0;
    const url = await standIn((request, response) => {
      if (request.headers.accept === 'text/event-stream') {
        response.write(':\n\n');
        streams.push(response);
      } else {
        requests += 1;
        response.end('answer');
      }
    });
    return { url, streams, requests: () => requests };
  }

  /** Opens streams, which end with the test. */
  function openStreams(url: string, count: number): void {
    for (let opened = 0; opened < count; opened += 1) {
      const request = http.get(url, { agent: false, headers: { accept: 'text/event-stream' } });
      request.on('error', () => {});
      onTestFinished(() => void request.destroy());
    }
  }

  it.each([
    ['edge', useEdge, '/graphql/stream', '/graphql'],
    ['balancer', useBalancer, '/app/consultations/events', '/app/consultations/mine'],
  ] as const)('are shared out apart from each other by the %s', async (_name, start, stream, other) => {
    const [first, second] = [await counting(), await counting()];
    const { url } = await start([first.url, second.url]);
    openStreams(url + stream, 6);
    await expect.poll(() => [first.streams.length, second.streams.length]).toEqual([3, 3]);
    // As after a restart of the second one.
    for (const response of second.streams.splice(0)) response.end();
    for (let count = 0; count < 6; count += 1) await ask(url + other);
    expect([first.requests(), second.requests()]).toEqual([3, 3]);
    openStreams(url + stream, 3);
    await expect.poll(() => [first.streams.length, second.streams.length]).toEqual([3, 3]);
  });
});
