import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { exportWork } from '../src/modules/bulk-exports/index.ts';
import { readConfig } from '../src/config.ts';
import { restClient } from '../src/rest/client.ts';
import type { Schemas } from '../src/rest/operations.ts';
import { poolTransport } from '../src/rest/transport.ts';
import { partnerSchema } from '../src/schema/contracts.ts';
import { executableSchema } from '../src/schema/schema.ts';
import { EventAnswer, fakeRest, RawReply, refusal } from './support/fake-rest.ts';
import { KEY, partnerGateway } from './support/partner-gateway.ts';
import { categories, company, entry } from './support/records.ts';

type Work = Schemas['BulkExportWork'];

const work = (change: Partial<Work> = {}): Work => ({
  id: '7',
  attempt: 3,
  types: ['exhibitor', 'product'],
  locale: 'EN',
  filter: { updatedSince: '', classify: '', country: '' },
  selection: '{ type recordId object { ... on Exhibitor { id name } ... on Product { id title } } }',
  askedScopes: ['read:exhibitors', 'read:products'],
  scopes: ['read:exhibitors', 'read:products'],
  typeIndex: 0,
  after: '',
  parts: 0,
  origin: 'https://fair.example',
  ...change,
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Records from `1` to `last` by cursor, as the REST service lists them. */
const listOf = (record: (id: number) => { id: string }, last: number) => (url: URL) => {
  const after = Number(url.searchParams.get('after') ?? 0);
  const first = Number(url.searchParams.get('first'));
  const ids = Array.from({ length: Math.min(first, last - after) }, (_, index) => after + index + 1);
  const hasNext = after + ids.length < last;
  return { records: ids.map(record), hasNext, endCursor: String(ids.at(-1) ?? '') };
};

/** A REST service with exports to make, and what a gateway has handed in. */
function exportsService(waiting: Work[], more: object = {}) {
  const parts: { query: Record<string, string>; content: Buffer }[] = [];
  const told: [string, unknown][] = [];
  const tell = (url: URL, _request: unknown, body: string) => {
    told.push([url.pathname, JSON.parse(body)]);
    return null;
  };
  const answers = {
    '/app/bulk-exports/work/claim': () => waiting.shift() ?? null,
    '/app/bulk-exports/7/parts': (url: URL, _request: unknown, _body: string, content: Buffer) => {
      parts.push({ query: Object.fromEntries(url.searchParams), content });
      return { done: 1 };
    },
    '/app/bulk-exports/7/finish': tell,
    '/app/bulk-exports/7/failure': tell,
    '/app/listing/companies': listOf((id) => company(id), 3),
    '/app/listing/entries': listOf((id) => entry(id), 450),
    '/app/catalogue/categories': () => categories,
    ...more,
  };
  /** The lines of the whole file. */
  const lines = () =>
    gunzipSync(Buffer.concat(parts.map(({ content }) => content)))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { answers, parts, told, lines };
}

/** The work of a gateway before such a service. */
async function working(waiting: Work[], more: object = {}, turnMs?: number) {
  const service = exportsService(waiting, more);
  const rest = await fakeRest(service.answers);
  const transport = poolTransport(rest.origin);
  const client = restClient(readConfig({ BACKEND_URL: rest.origin }).rest, transport);
  open.push(async () => {
    await transport.close();
    await rest.close();
  });
  const kind = exportWork({
    rest: client,
    partners: partnerSchema(executableSchema()),
    ...(turnMs === undefined ? {} : { turnMs }),
  });
  return { ...service, rest, run: (signal = new AbortController().signal) => kind.run(signal) };
}

describe('making an export', () => {
  it('writes a line for each record, kind after kind, with one call for a page', async () => {
    const { run, parts, told, lines, rest } = await working([work()]);
    expect(await run()).toBe(true);
    const written = lines();
    expect(written.slice(2, 5)).toEqual([
      { type: 'EXHIBITOR', recordId: '3', object: { id: '3', name: 'Company 3' } },
      { type: 'PRODUCT', recordId: '1', object: { id: '1', title: 'Product 1' } },
      { type: 'PRODUCT', recordId: '2', object: { id: '2', title: 'Product 2' } },
    ]);
    expect(written).toHaveLength(453);
    expect(new Set(written.map(({ type, recordId }) => `${String(type)} ${String(recordId)}`)).size).toBe(
      453,
    );
    expect(parts.map(({ query }) => query)).toEqual([
      { attempt: '3', records: '453', giveBack: 'false', typeIndex: '2' },
    ]);
    expect(told).toEqual([['/app/bulk-exports/7/finish', { attempt: 3 }]]);
    // What a page has listed is not read again.
    expect(rest.paths().filter((path) => path?.startsWith('/app/listing/'))).toHaveLength(6);
    expect(rest.paths()).not.toContain('/app/catalogue/entries');
    expect(await run()).toBe(false);
  });

  it('writes all fields that a copy needs where nobody says otherwise, as far as they may be read', async () => {
    const answers = { '/app/listing/entries': listOf((id) => entry(id, { titleEn: '' }), 1) };
    const all = await working([work({ selection: '' })], {
      ...answers,
      '/app/catalogue/companies': () => [company(2)],
    });
    await all.run();
    expect(all.lines()).toMatchObject([
      {
        type: 'EXHIBITOR',
        recordId: '1',
        object: {
          bilingualName: { zh: '公司1', en: 'Company 1' },
          booth: { number: 'N1-A1' },
          siteUrl: { en: 'https://fair.example/d/product/supplier-detail?id=1&lang=EN' },
        },
      },
      { recordId: '2' },
      { recordId: '3' },
      {
        type: 'PRODUCT',
        recordId: '1',
        object: { nodeId: 'Product:1', bilingualTitle: { zh: '展品1', en: null }, exhibitor: { id: '2' } },
      },
    ]);
    const part = await working(
      [work({ selection: '', types: ['product'], askedScopes: ['read:products'] })],
      answers,
    );
    await part.run();
    expect(part.lines()).toMatchObject([{ object: { id: '1' } }]);
    expect(part.lines()[0]).not.toHaveProperty('object.exhibitor');
  });

  it('asks for the records of the conditions, in the language of the export', async () => {
    const filter = { updatedSince: '2026-11-01 00:00:00', classify: '4', country: 'DE' };
    const { run, rest, lines } = await working([work({ filter, locale: 'ZH', types: ['product'] })]);
    await run();
    const asked = rest.calls.find(({ path }) => path.startsWith('/app/listing/entries'));
    expect(Object.fromEntries(new URL(asked?.path ?? '', 'http://rest').searchParams)).toEqual({
      ...filter,
      first: '100',
    });
    expect(asked?.language).toBe('ZH');
    expect(lines()[0]).toEqual({ type: 'PRODUCT', recordId: '1', object: { id: '1', title: '展品1' } });
  });

  it('hands in parts of two thousand records, each with the place after it', async () => {
    const { run, parts, lines } = await working([work({ types: ['product', 'category'] })], {
      '/app/listing/entries': listOf((id) => entry(id), 4500),
    });
    await run();
    expect(parts.map(({ query: { records, typeIndex, after = '' } }) => [records, typeIndex, after])).toEqual(
      [
        ['2000', '0', '2000'],
        ['2000', '0', '4000'],
        [String(500 + categories.length), '2', ''],
      ],
    );
    const ids = lines().map(({ type, recordId }) => `${String(type)} ${String(recordId)}`);
    expect(ids).toEqual([
      ...Array.from({ length: 4500 }, (_, index) => `PRODUCT ${index + 1}`),
      ...categories.map(({ code }) => `CATEGORY ${code}`),
    ]);
  });

  it('gives an export back when its turn is over, or the gateway stops, and goes on from its place', async () => {
    const { run, parts, told, lines } = await working(
      [work(), work({ attempt: 4, typeIndex: 1, after: '', parts: 1 })],
      {},
      0,
    );
    await run();
    expect(parts.map(({ query }) => query)).toEqual([
      { attempt: '3', records: '3', giveBack: 'true', typeIndex: '1' },
    ]);
    expect(told).toEqual([]);
    const stopping = new AbortController();
    stopping.abort();
    await run(stopping.signal);
    expect(parts[1]?.query).toEqual({
      attempt: '4',
      records: '100',
      giveBack: 'true',
      typeIndex: '1',
      after: '100',
    });
    expect(lines()).toHaveLength(103);
  });

  it('of no record is a gzip file without lines', async () => {
    const { run, parts, told, lines } = await working([work({ types: ['product'] })], {
      '/app/listing/entries': listOf((id) => entry(id), 0),
    });
    await run();
    expect(parts.map(({ query: { records, typeIndex } }) => [records, typeIndex])).toEqual([['0', '1']]);
    expect(lines()).toEqual([]);
    expect(told).toEqual([['/app/bulk-exports/7/finish', { attempt: 3 }]]);
  });

  it('only ends one of which everything has been read', async () => {
    const { run, parts, told } = await working([work({ typeIndex: 2, parts: 5 })]);
    await run();
    expect(parts).toEqual([]);
    expect(told).toEqual([['/app/bulk-exports/7/finish', { attempt: 3 }]]);
  });

  it('tells what could not be answered in the line, and tries again where the service does not answer', async () => {
    const selection = '{ recordId object { ... on Product { id exhibitor { id } } } }';
    const only = { types: ['product'] as Work['types'], selection };
    const refused = await working([work(only)], {
      '/app/listing/entries': listOf((id) => entry(id), 1),
      '/app/catalogue/companies': () => refusal(400, 500, 'no'),
    });
    await refused.run();
    expect(refused.lines()).toEqual([
      {
        recordId: '1',
        object: null,
        errors: [{ message: 'no', path: ['object', 'exhibitor'], extensions: { code: 'BAD_USER_INPUT' } }],
      },
    ]);
    const down = await working([work(only)], {
      '/app/listing/entries': listOf((id) => entry(id), 1),
      '/app/catalogue/companies': () => new RawReply(503, ''),
    });
    await expect(down.run()).rejects.toThrow('REST server unavailable');
    expect(down.parts).toEqual([]);
    expect(down.told).toEqual([['/app/bulk-exports/7/failure', { attempt: 3, problem: 'trouble' }]]);
  });

  it('is given up where the partner’s keys lack a scope, or the selection is not valid any more', async () => {
    const wrong: [Partial<Work>, string][] = [
      [{ scopes: ['read:exhibitors'] }, 'scope'],
      [{ types: ['product'], selection: '{ type }', scopes: [] }, 'scope'],
      [{ types: ['category'], scopes: [] }, 'scope'],
      // What lines carried so far they do not silently lose.
      [{ types: ['product'], selection: '', scopes: ['read:products'] }, 'scope'],
      [{ selection: '{ type gone }' }, 'selection'],
      [{ selection: '{' }, 'selection'],
    ];
    const { run, told, parts } = await working(wrong.map(([change]) => work(change)));
    for (const [change, problem] of wrong) {
      await run();
      expect(told.pop(), JSON.stringify(change)).toEqual([
        '/app/bulk-exports/7/failure',
        { attempt: 3, problem },
      ]);
    }
    expect(parts).toEqual([]);
  });

  it('stops where somebody else has the export by now', async () => {
    const { run, told } = await working([work()], {
      '/app/bulk-exports/7/parts': () => refusal(409, 500, 'gone', undefined, 'CONFLICT'),
    });
    expect(await run()).toBe(true);
    expect(told).toEqual([]);
  });
});

describe('exports for a key', () => {
  const record: Schemas['BulkExport'] = {
    id: '7',
    types: ['exhibitor', 'category'],
    locale: 'EN',
    state: 'done',
    problem: null,
    done: 2,
    total: 3,
    cursor: 'here',
    bytes: 5_000_000_000,
    sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    createTime: '2026-11-26T08:00:00.000Z',
    finishTime: '2026-11-26T08:01:00.000Z',
    expireTime: '2026-11-28T08:01:00.000Z',
    address: '/files/bulk-exports/7/signature/wirefair-7.jsonl.gz',
  };
  const waiting = { ...record, state: 'waiting' as const, done: 0, address: null, expireTime: null };
  const fields = `id types locale state problem done total cursor createdAt finishedAt expiresAt bytes downloadUrl`;
  const start = (input: string) =>
    `mutation { startExport(input: { ${input} }) { export { ${fields} } errors { code message path } } }`;

  it('are begun with the kinds, the conditions and the number of records', async () => {
    const { ask, rest } = await partnerGateway({}, {}, { '/app/bulk-exports': () => waiting });
    const { body } = await ask(
      start(
        'types: [EXHIBITOR], locale: ZH, filter: { updatedSince: "2026-11-26T00:00:00Z", categoryCode: "4", countryCode: "de" }',
      ),
    );
    expect(body.errors).toBeUndefined();
    expect(body.data.startExport.errors).toEqual([]);
    expect(body.data.startExport.export).toMatchObject({ id: '7', state: 'WAITING', downloadUrl: null });
    const call = rest.calls.find(({ path }) => path === '/app/bulk-exports');
    expect(call?.token).toBe(KEY);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      types: ['exhibitor'],
      locale: 'ZH',
      filter: { updatedSince: '2026-11-26 08:00:00', classify: '4', country: 'DE' },
      selection: '',
      total: 2,
    });
  });

  it('are of all kinds that the key may read where none is named', async () => {
    const { ask, rest } = await partnerGateway(
      {},
      {},
      { '/app/bulk-exports': () => waiting, '/app/catalogue/categories': () => categories },
    );
    await ask(start('selection: "{ type recordId }"'));
    const call = rest.calls.find(({ path }) => path === '/app/bulk-exports');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      types: ['exhibitor', 'category'],
      locale: 'EN',
      filter: { updatedSince: '', classify: '', country: '' },
      selection: '{ type recordId }',
      total: 2 + categories.length,
    });
  });

  it('are refused for a kind or a field that the key may not read, and a selection that is none', async () => {
    const { ask, rest } = await partnerGateway({}, {}, { '/app/bulk-exports': () => waiting });
    for (const input of [
      'types: [PRODUCT]',
      'types: [EXHIBITOR], selection: "{ object { ... on Product { id } } }"',
    ]) {
      const { body } = await ask(start(input));
      expect(body.errors?.[0].extensions, input).toMatchObject({
        code: 'SCOPE_MISSING',
        scopes: ['read:products'],
      });
    }
    const { body } = await ask(start('types: [EXHIBITOR], selection: "{ nothing }"'));
    expect(body.data.startExport).toEqual({
      export: null,
      errors: [
        {
          code: 'INVALID',
          message: 'The selection is not valid: Cannot query field "nothing" on type "Change".',
          path: ['selection'],
        },
      ],
    });
    expect(rest.paths()).not.toContain('/app/bulk-exports');
  });

  it('tell what the service refuses, at the condition that it is about', async () => {
    const { ask } = await partnerGateway(
      {},
      {},
      { '/app/bulk-exports': () => refusal(400, 500, 'does not apply', 'country') },
    );
    const { body } = await ask(start('types: [EXHIBITOR], filter: { countryCode: "DE" }'));
    expect(body.data.startExport.errors).toEqual([
      { code: 'INVALID', message: 'does not apply', path: ['filter', 'countryCode'] },
    ]);
    const full = await partnerGateway(
      {},
      {},
      { '/app/bulk-exports': () => refusal(409, 500, 'At most 2', undefined, 'QUOTA') },
    );
    const refused = await full.ask(start('types: [EXHIBITOR]'));
    expect(refused.body.data.startExport.errors).toEqual([
      { code: 'QUOTA', message: 'At most 2', path: null },
    ]);
  });

  it('are read with the whole address of the file, and ended', async () => {
    let isCancelled = false;
    const { ask, rest } = await partnerGateway(
      {},
      { SITE_ORIGIN: 'https://fair.example' },
      {
        '/app/bulk-exports': () => [record],
        '/app/bulk-exports/7': (_url: URL, request: { method?: string }) => {
          if (request.method === 'DELETE') isCancelled = true;
          return isCancelled ? { ...record, state: 'cancelled', address: null } : record;
        },
      },
    );
    const one = {
      id: '7',
      types: ['EXHIBITOR', 'CATEGORY'],
      locale: 'EN',
      state: 'DONE',
      problem: null,
      done: 2,
      total: 3,
      cursor: 'here',
      createdAt: '2026-11-26T08:00:00.000Z',
      finishedAt: '2026-11-26T08:01:00.000Z',
      expiresAt: '2026-11-28T08:01:00.000Z',
      bytes: '5000000000',
      downloadUrl: 'https://fair.example/files/bulk-exports/7/signature/wirefair-7.jsonl.gz',
    };
    const { body } = await ask(
      `{ bulkExports { ${fields} } bulkExport(id: "7") { ${fields} } none: bulkExport(id: "../8") { id } }`,
    );
    expect(body).toMatchObject({ data: { bulkExports: [one], bulkExport: one, none: null } });
    expect(rest.paths()).toContain('/app/bulk-exports/0');
    const ended = await ask(
      `mutation { cancelExport(input: { id: "7" }) { export { state downloadUrl } errors { code } } }`,
    );
    expect(ended.body.data.cancelExport).toEqual({
      export: { state: 'CANCELLED', downloadUrl: null },
      errors: [],
    });
    const unknown = await ask(
      `mutation { cancelExport(input: { id: "9" }) { export { id } errors { code } } }`,
    );
    expect(unknown.body.data.cancelExport).toMatchObject({ export: null, errors: [{}] });
  });

  it('are made by a gateway that is told of them', async () => {
    const jobs: Work[] = [];
    const service = exportsService(jobs);
    let tell = (_text: string) => {};
    const { app } = await partnerGateway(
      {},
      { PUBLIC_TTL_MS: '1000' },
      {
        ...service.answers,
        '/app/live/public-changes': () =>
          new EventAnswer((response) => {
            tell = (text) => void response.write(`data: ${text}\n\n`);
            tell('{"changed":true}');
          }),
      },
    );
    app.followPublicChanges();
    await expect.poll(() => tell.name).not.toBe('');
    jobs.push(work());
    tell('{"work":"bulk-exports"}');
    await expect.poll(() => service.told).toEqual([['/app/bulk-exports/7/finish', { attempt: 3 }]]);
    expect(service.lines()).toHaveLength(453);
  });
});
