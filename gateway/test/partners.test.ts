import { describe, expect, it } from 'vitest';
import { EventAnswer, refusal, silence } from './support/fake-rest.ts';
import { hashOf, KEY, partnerGateway } from './support/partner-gateway.ts';
import { required } from './support/required.ts';

const names = '{ exhibitorConnection(first: 2) { nodes { id name } } }';

describe('a program with a key', () => {
  it('reads by the partners’ contract, in English, and is told cost, limits and the name of the request', async () => {
    const { ask, log } = await partnerGateway();
    const { status, headers, body } = await ask(names);
    expect(status).toBe(200);
    expect(body.data.exhibitorConnection.nodes).toHaveLength(2);
    expect(headers).toMatchObject({
      'content-language': 'en',
      'cache-control': 'private, no-store',
      'ratelimit-limit': '100000',
      'ratelimit-policy': '100000;w=50',
      'x-request-id': body.extensions.requestId,
    });
    // The root field, two nodes of two fields, and the list itself.
    const { remaining, ...cost } = body.extensions.cost;
    expect(cost).toEqual({ operation: 6, capacity: 100_000, restoredPerSecond: 2000 });
    // Two points come back in each millisecond until the answer is made.
    expect(remaining).toBeGreaterThanOrEqual(100_000 - 6);
    expect(remaining).toBeLessThanOrEqual(100_000);
    expect(headers['ratelimit-remaining']).toBe(String(remaining));
    const line = required(
      log()
        .split('\n')
        .find((one) => one.includes('"key":"7"')),
    );
    expect(line).toContain(body.extensions.requestId);
    expect(line).not.toContain(KEY);
  });

  it('has nothing of the site, the console or the demo', async () => {
    const { ask } = await partnerGateway();
    for (const field of [
      'viewer { id }',
      'organiser { id }',
      'demoStaff { name }',
      'products { totalCount }',
      'mutation { signOut { message } }',
      'mutation { addPartner(input: {}) { message } }',
    ]) {
      const { status, body } = await ask(field.startsWith('mutation') ? field : `{ ${field} }`);
      expect(status, field).toBe(400);
      expect(body.errors[0].extensions.code, field).toBe('GRAPHQL_VALIDATION_FAILED');
    }
    const { body } = await ask('subscription { changed { at } }');
    expect(body.errors).toEqual([
      {
        message: 'Subscriptions are answered at /graphql/stream',
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
  });

  it('is told which scope is missing, wherever the type stands', async () => {
    const { ask, rest } = await partnerGateway();
    const documents = [
      '{ productConnection { totalCount } }',
      '{ exhibitorConnection(first: 1) { nodes { productConnection { nodes { id } } } } }',
      '{ node(id: "x") { ... on Product { id } } }',
      'query A { ...P } fragment P on Query { product(id: "1") { id } }',
    ];
    for (const document of documents) {
      rest.calls.length = 0;
      const { status, body, headers } = await ask(document);
      expect(status, document).toBe(403);
      expect(body.errors[0]).toMatchObject({
        message: 'The key lacks the scope read:products',
        extensions: { code: 'SCOPE_MISSING', scopes: ['read:products'] },
      });
      expect(headers['x-request-id']).toBe(body.extensions.requestId);
      expect(
        rest.calls.filter(({ path }) => path.startsWith('/app/listing')),
        document,
      ).toEqual([]);
    }
    // As Node's `fetch` sends it: any language.
    const inAny = await ask('{ productConnection { totalCount } }', { 'accept-language': '*' });
    expect(inAny.body.errors[0].message).toBe('The key lacks the scope read:products');
    const inChinese = await ask('{ productConnection { totalCount } }', { 'accept-language': 'zh-CN' });
    expect(inChinese.body.errors[0].message).toBe('密钥缺少读取范围：read:products');
  });

  it('that is unknown, has ended or is none is refused before anything is read', async () => {
    const { ask, end, rest } = await partnerGateway();
    const unknown = await ask(names, {}, 'wf_live_unknown');
    expect([unknown.status, unknown.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(unknown.body.errors).toEqual([
      { message: 'The key is unknown, has expired or was revoked', extensions: { code: 'KEY_INVALID' } },
    ]);
    end();
    expect((await ask(names)).status).toBe(401);
    expect(rest.paths().filter((path) => path !== '/app/keys/lease')).toEqual([]);
    // Sent as a session it is a key all the same.
    expect((await ask(names, { authorization: '', token: KEY })).status).toBe(401);
  });

  it('that has spent what it may is told when to come again', async () => {
    const { ask, rest, setPoints } = await partnerGateway();
    setPoints(100);
    rest.calls.length = 0;
    const { status, headers, body } = await ask('{ exhibitorConnection(first: 200) { nodes { id name } } }');
    expect(status).toBe(429);
    expect(body.errors[0].extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1 });
    expect(headers['retry-after']).toBe('1');
    expect(Number(headers['ratelimit-remaining'])).toBeLessThan(600);
    expect(rest.paths()).not.toContain('/app/listing/companies');
    expect((await ask(names)).status).toBe(200);
  });

  it('pays for what is refused, too', async () => {
    const { ask } = await partnerGateway({ perSecond: 1 });
    await ask(names);
    await ask('{ nothing }');
    await ask('{');
    const { body } = await ask(names);
    expect(100_000 - body.extensions.cost.remaining).toBeGreaterThanOrEqual(20);
    const costly = await ask(
      '{ exhibitorConnection(first: 200) { nodes { productConnection(first: 200) { totalCount } } } }',
    );
    expect(costly.body.errors[0].extensions.code).toBe('SCOPE_MISSING');
  });

  it('pays what the guide for developers works out', async () => {
    const { ask } = await partnerGateway({ scopes: ['read:exhibitors', 'read:products'] });
    const { body } = await ask(
      '{ exhibitorConnection(first: 50) { nodes { id name productConnection(first: 20) { nodes { id title } } } } }',
    );
    expect(body.extensions.cost.operation).toBe(2202);
    const first = await ask('{ exhibitorConnection(first: 3) { nodes { id name boothNumber } totalCount } }');
    expect(first.body.extensions.cost.operation).toBe(12);
  });

  it.each([
    ['the service stops answering', () => refusal(503, 500, 'no database'), 503, 'UPSTREAM_UNAVAILABLE'],
    ['its key ends', () => refusal(401, 401, 'ended'), 401, 'KEY_INVALID'],
  ])('is told so where %s before its cost is taken', async (_what, answer, status, code) => {
    const { ask, rest } = await partnerGateway();
    const lease = rest.answers['/app/keys/lease'];
    rest.answers['/app/keys/lease'] = (url, request, body, bytes) =>
      body.includes('"needed":0') ? lease?.(url, request, body, bytes) : answer();
    const refused = await ask(names);
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([status, code]);
  });

  it('never becomes a session of the REST service, and sets no cookie', async () => {
    const { ask, rest } = await partnerGateway();
    const { headers } = await ask(names, { cookie: 'session=abc; lang=ZH' });
    const reads = rest.calls.filter(({ path }) => path.startsWith('/app/listing'));
    expect(reads.map(({ token, device }) => [token, device])).toEqual([[undefined, undefined]]);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is told that the service does not answer, and apart from that a fault', async () => {
    const away = await partnerGateway({}, { READ_TIMEOUT_MS: '100' }, { '/app/keys/lease': () => silence });
    const refused = await away.ask(names);
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
    const faulty = await partnerGateway({}, {}, { '/app/keys/lease': () => ({}) });
    const failed = await faulty.ask(names);
    expect([failed.status, failed.body.errors[0].extensions.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  });

  it('of the demo edition reads that alone', async () => {
    const none = await partnerGateway({ isTest: true });
    const refused = await none.ask(names);
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([403, 'TEST_MODE_UNAVAILABLE']);
    const own = await partnerGateway({ isTest: true }, { DEMO_EDITION: '1' });
    expect((await own.ask(names)).status).toBe(200);

    const demo = await partnerGateway();
    const { ask, rest } = await partnerGateway({ isTest: true }, { TEST_BACKEND_URL: demo.rest.origin });
    expect((await ask(names)).status).toBe(200);
    expect(rest.paths()).not.toContain('/app/listing/companies');
    expect(demo.rest.paths()).toEqual(['/app/listing/companies']);
  });

  it('is asked for once in a second, and forgotten when the REST service tells of it', async () => {
    let tell = (_text: string) => {};
    const { app, ask, end, rest } = await partnerGateway(
      {},
      { PUBLIC_TTL_MS: '1000' },
      {
        '/app/live/public-changes': () =>
          new EventAnswer((response) => {
            tell = (text) => void response.write(`data: ${text}\n\n`);
          }),
      },
    );
    app.followPublicChanges();
    await expect.poll(() => rest.paths()).toContain('/app/live/public-changes');
    for (let index = 0; index < 20; index += 1) expect((await ask(names)).status).toBe(200);
    const leases = rest.paths().filter((path) => path === '/app/keys/lease');
    expect(leases.length).toBeLessThan(8);
    end();
    tell(JSON.stringify({ key: hashOf(KEY) }));
    await expect.poll(async () => (await ask(names)).status, { interval: 20, timeout: 900 }).toBe(401);
  });
});

describe('a key of a company', () => {
  const own = {
    scopes: ['read:own-leads', 'read:own-consultations', 'read:own-products', 'read:products'],
    isOfCompany: true,
  };
  const page = (...records: unknown[]) => ({
    records,
    total: records.length,
    size: 50,
    current: 1,
    pages: 1,
  });
  const lead = {
    id: '1',
    name: 'Ada',
    companyName: 'Harbour Power',
    position: '',
    positionCn: '',
    positionEn: '',
    country: 'GB',
    mobile: '',
    email: 'ada@harbour-power.example',
    note: '',
    rating: null,
    createTime: '2025-06-16 09:00:00',
  };
  const answers = {
    '/app/exhibiting/leads': () => page(lead),
    '/app/consultations/toMe': () => page(),
    '/app/exhibiting/exhibits': () => page(),
  };

  it('reads what the company has for itself, in the name of the key', async () => {
    const { ask, rest } = await partnerGateway(own, {}, answers);
    const { body } = await ask(`{ ownCompany {
      leads { nodes { name email } totalCount }
      consultations { nodes { question } }
      products { nodes { title } }
    } }`);
    expect(body.data.ownCompany).toEqual({
      leads: { nodes: [{ name: 'Ada', email: 'ada@harbour-power.example' }], totalCount: 1 },
      consultations: { nodes: [] },
      products: { nodes: [] },
    });
    const reads = rest.calls.filter(({ path }) => path !== '/app/keys/lease');
    expect(reads.map(({ token }) => token)).toEqual([KEY, KEY, KEY]);
  });

  it('lacks each scope by itself', async () => {
    const { ask, rest } = await partnerGateway({ ...own, scopes: ['read:exhibitors'] }, {}, answers);
    for (const name of ['leads', 'consultations', 'products']) {
      const { status, body } = await ask(`{ ownCompany { ${name} { totalCount } } }`);
      expect([status, body.errors[0].extensions.scopes], name).toEqual([403, [`read:own-${name}`]]);
    }
    expect(rest.paths().filter((path) => path !== '/app/keys/lease')).toEqual([]);
  });

  it('of a partner there is none', async () => {
    const { ask, rest } = await partnerGateway({ scopes: own.scopes }, {}, answers);
    const { body } = await ask('{ ownCompany { leads { totalCount } } }');
    expect(body.data).toEqual({ ownCompany: null });
    expect(rest.paths().filter((path) => path !== '/app/keys/lease')).toEqual([]);
  });
});

describe('pages of another origin', () => {
  it('may use a key that names their origin, and no other', async () => {
    const { ask } = await partnerGateway();
    const own = await ask(names, { origin: 'https://app.example' });
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': expect.stringContaining('ratelimit-remaining'),
    });
    expect(String(own.headers['vary'])).toContain('origin');
    const other = await ask(names, { origin: 'https://evil.example' });
    expect([other.status, other.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(other.body.errors[0].extensions.code).toBe('ORIGIN_NOT_ALLOWED');
  });

  it('are told before that they may ask with a key, and never with a cookie', async () => {
    const { app } = await partnerGateway();
    const preflight = (headers: Record<string, string>) =>
      app.inject({ method: 'OPTIONS', url: '/graphql', headers });
    const asked = await preflight({
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-methods': 'GET, POST',
    });
    expect(asked.headers['access-control-allow-credentials']).toBeUndefined();
    const withoutKey = await preflight({
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });
    expect([withoutKey.statusCode, withoutKey.headers['access-control-allow-origin']]).toEqual([
      404,
      undefined,
    ]);
  });
});
