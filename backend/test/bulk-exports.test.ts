import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BulkExport, BulkExportWork } from '../src/modules/bulk-exports/contract.ts';
import { KEPT_MS, LEASE_MS, MOST_PART_BYTES, MOST_TRIES } from '../src/modules/bulk-exports/limits.ts';
import { pendingName } from '../src/modules/bulk-exports/part-file.ts';
import { bulkExportParts, bulkExports } from '../src/modules/bulk-exports/tables.ts';
import { signedIn } from './support/accounts.ts';
import { gzipDecoders } from './support/gzip-decoders.ts';
import { openEvents } from './support/event-stream.ts';
import { partnerWithKey } from './support/partners.ts';
import { required } from './support/required.ts';
import { GATEWAY_SECRET, useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

type Refusable = { field?: string; reason?: string };

const order = {
  types: ['exhibitor', 'product'],
  locale: 'EN',
  filter: {},
  selection: '{ type recordId }',
  total: 5,
};
/** Address that gateways call from. */
const GATEWAY = '203.0.113.1';

/** Lines as a gateway hands them in. */
const part = (...ids: string[]) => gzipSync(ids.map((id) => `{"recordId":"${id}"}\n`).join(''));

/** The last line of a file with these lines before it. */
const endOf = (records: number, lines: string) =>
  `{"end":{"records":${records},"sha256":"${createHash('sha256').update(lines).digest('hex')}"}}\n`;

/** The calls of partners and of gateways. */
function exportsOf(service: ReturnType<typeof useService>) {
  const orm = () => service.database().orm();

  /** A partner with a key, and its calls. */
  async function exporter(scopes = ['read:exhibitors', 'read:products', 'read:posts']) {
    const owner = await partnerWithKey(service, scopes);
    const token = owner.key;
    const call = <T>(method: 'GET' | 'POST' | 'DELETE', path = '', body?: unknown) =>
      service.call<T>(method, `/app/bulk-exports${path}`, { token, language: 'EN', body });
    return {
      owner,
      token,
      call,
      start: async (more: object = {}) => (await call<BulkExport>('POST', '', { ...order, ...more })).result,
      find: async (id: string) => (await call<BulkExport>('GET', `/${id}`)).result,
    };
  }

  const byGateway = <T>(path: string, body?: unknown) =>
    service.call<T>('POST', `/app/bulk-exports/${path}`, { from: GATEWAY, language: 'EN', body });
  const claim = async () => (await byGateway<BulkExportWork | null>('work/claim')).result;

  /** Hands a part in. */
  async function hand(work: { id: string; attempt: number }, content: Buffer, query: object) {
    const params = new URLSearchParams({ attempt: String(work.attempt), ...query });
    const response = await service.app().inject({
      method: 'POST',
      url: `/app/bulk-exports/${work.id}/parts?${params.toString()}`,
      headers: {
        'content-type': 'application/octet-stream',
        'gateway-secret': GATEWAY_SECRET,
        language: 'EN',
      },
      payload: content,
    });
    return { status: response.statusCode, body: response.json<Refusable & { result: { done: number } }>() };
  }

  /** A finished export with these parts. */
  async function finished(by: Awaited<ReturnType<typeof exporter>>, contents: Buffer[], more: object = {}) {
    const { id, types } = await by.start(more);
    const work = required(await claim());
    expect(work.id).toBe(id);
    for (const content of contents)
      await hand(work, content, { records: '2', typeIndex: String(types.length) });
    expect((await byGateway(`${id}/finish`, { attempt: work.attempt })).status).toBe(200);
    return by.find(id);
  }

  /** Takes everything that waits, so that the next claim answers the export of the test. */
  async function endOthers() {
    await orm()
      .update(bulkExports)
      .set({ state: 'cancelled' })
      .where(inArray(bulkExports.state, ['waiting', 'running']));
  }

  /** Names of all parts in the storage. */
  const stored = async () =>
    (await readdir(dirname(service.storage().incoming)).catch(() => [])).filter((name) =>
      name.startsWith('bulk-export-'),
    );
  const run = (name: string) => required(service.jobs().find((job) => job.name === name)).run(() => false);

  return { orm, exporter, byGateway, claim, hand, finished, endOthers, stored, run };
}

describe('exports of partners', () => {
  const service = useService();
  const { orm, exporter, byGateway, endOthers } = exportsOf(service);

  it('begin with a cursor of the log of changes, and are seen by their partner alone', async () => {
    const [mine, other] = [await exporter(), await exporter()];
    const started = await mine.start({ filter: { country: 'DE' } });
    expect(started).toMatchObject({
      types: ['exhibitor', 'product'],
      locale: 'EN',
      state: 'waiting',
      problem: null,
      done: 0,
      total: 5,
      finishTime: null,
      expireTime: null,
      address: null,
    });
    const { status } = await service.get(`/app/changes?after=${started.cursor}`);
    expect(status).toBe(200);
    expect((await mine.call<BulkExport[]>('GET')).result).toEqual([started]);
    expect((await other.call<BulkExport[]>('GET')).result).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await other.call(method, `/${started.id}`)).status).toBe(404);
      expect((await mine.call(method, '/99999999999999999999')).status).toBe(404);
      expect((await service.call(method, `/app/bulk-exports/${started.id}`)).status).toBe(401);
    }
  });

  it('are told to gateways at once', async () => {
    const origin = await service.app().listen({ host: '127.0.0.1', port: 0 });
    const events = await openEvents(origin, '/app/live/public-changes', '');
    const heard: unknown[] = [];
    void (async () => {
      for (let event = await events.next(); event !== undefined; event = await events.next())
        heard.push(event);
    })().catch(() => {});
    await (await exporter()).start();
    await expect.poll(() => heard).toContainEqual({ work: 'bulk-exports' });
    events.close();
  });

  it('are refused for kinds that the key may not read, and for conditions that a kind has not', async () => {
    const { call } = await exporter(['read:exhibitors', 'read:posts', 'read:videos']);
    const refused = async (more: object) => {
      const answer = await call<Refusable>('POST', '', { ...order, types: ['exhibitor'], ...more });
      return [answer.status, 'field' in answer ? answer.field : undefined, answer.message];
    };
    expect(await refused({ types: ['exhibitor', 'product'] })).toEqual([
      403,
      undefined,
      'The key lacks the scope read:products',
    ]);
    expect(await refused({ types: ['post', 'exhibitor'], filter: { classify: '1' } })).toEqual([
      400,
      'classify',
      'This condition does not apply to: post',
    ]);
    expect(await refused({ types: ['category'], filter: { country: 'DE' } })).toEqual([
      400,
      'country',
      'This condition does not apply to: category',
    ]);
    expect(await refused({ types: ['video'], filter: { updatedSince: '2026-01-01 00:00:00' } })).toEqual([
      400,
      'updatedSince',
      'This condition does not apply to: video',
    ]);
    expect((await refused({ filter: { updatedSince: '2026-13-01 00:00:00' } }))[0]).toBe(400);
    expect((await refused({ types: [] }))[0]).toBe(400);
    expect((await refused({ types: ['exhibitor', 'exhibitor'] }))[0]).toBe(400);
  });

  it('are two at a time, also where many are begun at once, and leave twenty files', async () => {
    const { owner, call, start } = await exporter();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call<Refusable>('POST', '', order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, reason: 'QUOTA' });
    const now = service.realTime();
    await orm()
      .update(bulkExports)
      .set({ state: 'done', finishedAt: now })
      .where(eq(bulkExports.partnerId, owner.id));
    const [row] = await orm().select().from(bulkExports).where(eq(bulkExports.partnerId, owner.id));
    const { id: _id, ...values } = required(row);
    await orm()
      .insert(bulkExports)
      .values(Array.from({ length: 17 }, () => ({ ...values })));
    await start();
    await orm()
      .update(bulkExports)
      .set({ state: 'done', finishedAt: now })
      .where(eq(bulkExports.partnerId, owner.id));
    const full = await call<Refusable>('POST', '', order);
    expect(full).toMatchObject({
      status: 409,
      reason: 'QUOTA',
      message: 'At most 20 files are kept; remove one that is no longer needed',
    });
  });

  it('are made by gateways alone, and by no key', async () => {
    await endOthers();
    const { token, start } = await exporter();
    const { id } = await start();
    for (const headers of [{}, { token }])
      for (const path of ['work/claim', `${id}/finish`, `${id}/failure`, `${id}/parts?attempt=1`]) {
        const response = await service.app().inject({
          method: 'POST',
          url: `/app/bulk-exports/${path}`,
          headers,
          payload: { attempt: 1, problem: 'trouble' },
        });
        expect(response.statusCode, path).toBe(403);
      }
    expect((await byGateway<{ id: string }>('work/claim')).result).toMatchObject({ id });
  });
});

describe('the work of gateways at exports', () => {
  const service = useService();
  const { orm, exporter, byGateway, claim, hand, endOthers, stored } = exportsOf(service);

  it('goes on where another gateway was when its lease ended, which can add nothing any more', async () => {
    await endOthers();
    const { start, find, call } = await exporter();
    const { id } = await start({ filter: { classify: '1' } });
    const dead = required(await claim());
    expect(dead).toEqual({
      id,
      attempt: 1,
      types: ['exhibitor', 'product'],
      locale: 'EN',
      filter: { updatedSince: '', classify: '1', country: '' },
      selection: '{ type recordId }',
      askedScopes: ['read:exhibitors', 'read:products', 'read:posts'],
      scopes: ['read:exhibitors', 'read:products', 'read:posts'],
      typeIndex: 0,
      after: '',
      parts: 0,
      origin: 'https://fair.example',
    });
    expect(await claim()).toBeNull();
    const first = await hand(dead, part('1', '2'), { records: '2', typeIndex: '0', after: 'second' });
    expect([first.status, first.body.result]).toEqual([200, { done: 2 }]);
    expect(await find(id)).toMatchObject({ state: 'running', done: 2, total: 5 });

    // A part renews the lease.
    service.pass(LEASE_MS - 1000);
    expect(await claim()).toBeNull();
    service.pass(2000);
    const other = required(await claim());
    expect(other).toMatchObject({ id, attempt: 2, typeIndex: 0, after: 'second', parts: 1 });
    const before = await stored();
    const late = await hand(dead, part('3'), { records: '1', typeIndex: '1' });
    expect([late.status, late.body.reason]).toEqual([409, 'CONFLICT']);
    expect(await stored()).toEqual(before);
    for (const [path, body] of [
      ['finish', {}],
      ['failure', { problem: 'trouble' }],
    ] as const)
      expect((await byGateway(`${id}/${path}`, { attempt: dead.attempt, ...body })).status).toBe(409);

    // Not before everything has been read.
    expect((await byGateway(`${id}/finish`, { attempt: 2 })).status).toBe(400);
    await hand(other, part('3', '4', '5'), { records: '3', typeIndex: '2' });
    expect((await byGateway(`${id}/finish`, { attempt: 2 })).status).toBe(200);
    const done = await find(id);
    expect(done).toMatchObject({ state: 'done', done: 5, problem: null });
    const file = await service.app().inject({ url: required(done.address) });
    const lines = ['1', '2', '3', '4', '5'].map((one) => `{"recordId":"${one}"}\n`).join('');
    expect(gunzipSync(file.rawPayload).toString()).toBe(lines + endOf(5, lines));
    expect((await call<BulkExport>('DELETE', `/${id}`)).result).toMatchObject({ state: 'cancelled' });
  });

  it('adds a part that is handed in twice at once only once', async () => {
    await endOthers();
    const { start, find } = await exporter();
    const { id } = await start();
    const work = required(await claim());
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => hand(work, part('1'), { records: '1', typeIndex: '0', after: 'a' })),
    );
    const added = answers.filter(({ status }) => status === 200).length;
    expect(added).toBeGreaterThan(0);
    expect(await find(id)).toMatchObject({ done: added });
    expect((await stored()).filter((name) => name.includes(`-${id}-`))).toHaveLength(added);
    expect(await orm().$count(bulkExportParts, eq(bulkExportParts.exportId, id))).toBe(added);
  });

  it('is given back with a part, and the export that has waited longest is next', async () => {
    await endOthers();
    const [one, other] = [await exporter(), await exporter()];
    const [first, second] = [await one.start(), await other.start()];
    const work = required(await claim());
    expect(work.id).toBe(first.id);
    service.pass(1000);
    await hand(work, part('1'), { records: '1', typeIndex: '0', after: 'a', giveBack: 'true' });
    expect((await claim())?.id).toBe(second.id);
    expect(await claim()).toMatchObject({ id: first.id, after: 'a' });
  });

  it('is given up after five tries without a part, and the file is removed', async () => {
    await endOthers();
    const { start, find } = await exporter();
    const { id } = await start();
    const begun = required(await claim());
    await hand(begun, part('1'), { records: '1', typeIndex: '0', after: 'a', giveBack: 'true' });
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const work = required(await claim());
      expect(work).toMatchObject({ id, attempt: tries + 1 });
      // Some fail and say so, others are killed.
      if (tries % 2 === 0) {
        await byGateway(`${id}/failure`, { attempt: work.attempt, problem: 'trouble' });
        expect(await claim()).toBeNull();
      }
      service.pass(2 * LEASE_MS);
    }
    expect(await claim()).toBeNull();
    expect(await find(id)).toMatchObject({ state: 'failed', problem: 'trouble', address: null });
    expect((await stored()).filter((name) => name.includes(`-${id}-`))).toEqual([]);
  });

  it('may read what the key could that asked, and some key of the partner still can', async () => {
    await endOthers();
    const { owner, start } = await exporter(['read:exhibitors', 'read:products']);
    const { id } = await start();
    const later = await owner.issue(['read:exhibitors', 'read:news']);
    await owner.revoke();
    const work = required(await claim());
    expect(work).toMatchObject({
      id,
      askedScopes: ['read:exhibitors', 'read:products'],
      scopes: ['read:exhibitors'],
    });
    await byGateway(`${id}/failure`, { attempt: work.attempt, problem: 'scope' });
    const { result } = await service.call<BulkExport>('GET', `/app/bulk-exports/${id}`, { token: later.key });
    expect(result).toMatchObject({ state: 'failed', problem: 'scope' });
  });

  it('keeps no part that is empty, too large or nothing', async () => {
    await endOthers();
    const { start } = await exporter();
    const { id } = await start();
    const work = required(await claim());
    const place = { records: '1', typeIndex: '0' };
    expect((await hand(work, Buffer.alloc(0), place)).status).toBe(400);
    expect((await hand(work, gzipSync(randomBytes(MOST_PART_BYTES + 1)), place)).status).toBe(413);
    for (const broken of [Buffer.from('{"recordId":"1"}\n'), part('1').subarray(0, 20)])
      expect((await hand(work, broken, place)).body).toMatchObject({
        message: 'The part is not a gzip file',
      });
    const json = await service.call('POST', `/app/bulk-exports/${id}/parts?attempt=1&records=1&typeIndex=0`, {
      from: GATEWAY,
      body: {},
    });
    expect(json.status).toBe(415);
    expect((await stored()).filter((name) => name.includes(`-${id}-`))).toEqual([]);
    expect(await readdir(service.storage().incoming)).toEqual([]);
  });
});

describe('files of exports', () => {
  const service = useService();
  const { orm, exporter, finished, claim, hand, byGateway, endOthers } = exportsOf(service);
  const contents = [part('1', '2'), part('3', '4'), part('5', '6')];
  const lines = contents.map((content) => gunzipSync(content).toString()).join('');
  let file: BulkExport;
  let address = '';
  let whole: Buffer = Buffer.alloc(0);
  const load = (headers: Record<string, string> = {}, url = address, method: 'GET' | 'HEAD' = 'GET') =>
    service.app().inject({ method, url, headers });

  beforeAll(async () => {
    file = await finished(await exporter(), contents);
    address = required(file.address);
    whole = (await load()).rawPayload;
  });

  it('are kept by nobody on the way, and say how many records they have and their hash', async () => {
    const { statusCode, headers } = await load();
    expect(statusCode).toBe(200);
    const sha256 = createHash('sha256').update(lines).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="wirefair-${file.id}.jsonl.gz"`,
      'export-records': '6',
      'export-sha256': sha256,
    });
    expect(file).toMatchObject({ done: 6, bytes: whole.length, sha256 });
    const head = await load({}, address, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(whole.length),
      0,
    ]);
  });

  it.each(Object.entries(gzipDecoders))('are read whole by %s', async (_name, decode) => {
    expect(await decode(whole)).toBe(lines + endOf(6, lines));
  });

  it('are whole for every decoder also without a record', async () => {
    await endOthers();
    const empty = await finished(await exporter(), [part()]);
    const { rawPayload } = await load({}, required(empty.address));
    for (const decode of Object.values(gzipDecoders))
      expect(await decode(rawPayload)).toMatch(/^\{"end":\{"records":\d,"sha256":"e3b0c442/);
  });

  it('are whole where a server of 0.4.0 has kept one of their parts', async () => {
    await endOthers();
    const by = await exporter();
    const { id } = await by.start();
    const work = required(await claim());
    for (const [index, content] of contents.entries())
      await hand(work, content, { records: '2', typeIndex: '2', after: String(index) });
    const [row] = await orm().select().from(bulkExportParts).where(eq(bulkExportParts.exportId, id));
    const { incoming } = service.storage();
    await writeFile(join(incoming, 'old'), required(contents[0]));
    await service.storage().put(required(row).file, join(incoming, 'old'), 'application/gzip');
    expect((await byGateway(`${id}/finish`, { attempt: work.attempt })).status).toBe(200);
    const { rawPayload } = await load({}, required((await by.find(id)).address));
    for (const decode of Object.values(gzipDecoders))
      expect(await decode(rawPayload)).toBe(lines + endOf(6, lines));
  });

  it('are resumed at any byte, within a part and over several', async () => {
    const [header, blocks] = await orm()
      .select()
      .from(bulkExportParts)
      .where(eq(bulkExportParts.exportId, file.id))
      .orderBy(asc(bulkExportParts.number));
    const first = required(header).bytes + required(blocks).bytes;
    const spans = [
      [0, 0],
      [3, first - 1],
      [first - 1, first],
      [first, first],
      [5, whole.length - 2],
      [whole.length - 1, whole.length - 1],
    ] as const;
    for (const [start, end] of spans) {
      const { statusCode, headers, rawPayload } = await load({ range: `bytes=${start}-${end}` });
      expect([statusCode, headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${whole.length}`]);
      expect(rawPayload).toEqual(whole.subarray(start, end + 1));
    }
    expect((await load({ range: `bytes=${first}-` })).rawPayload).toEqual(whole.subarray(first));
    const beyond = await load({ range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
  });

  it('are sent anew where the beginning is of another file', async () => {
    const etag = String((await load()).headers.etag);
    expect((await load({ range: 'bytes=4-', 'if-range': etag })).statusCode).toBe(206);
    const anew = await load({ range: 'bytes=4-', 'if-range': '"another"' });
    expect([anew.statusCode, anew.rawPayload.length]).toEqual([200, whole.length]);
  });

  it('are not there for a wrong signature, another name, or after their end', async () => {
    const [, , , id = '', signature = '', name = ''] = address.split('/');
    const [end = '', hmac = ''] = signature.split(/-(.*)/s);
    const wrong = `${hmac[0] === 'A' ? 'B' : 'A'}${hmac.slice(1)}`;
    for (const [one, by, as] of [
      [id, `${end}-${wrong}`, name],
      [id, `${Number(end) + 1}-${hmac}`, name],
      [id, `${end}-${hmac.slice(1)}`, name],
      [id, hmac, name],
      [id, 'x', name],
      [String(BigInt(id) + 1n), signature, `wirefair-${BigInt(id) + 1n}.jsonl.gz`],
      ['none', signature, 'wirefair-none.jsonl.gz'],
      [id, signature, 'other.jsonl.gz'],
    ] as const)
      expect((await load({}, `/files/bulk-exports/${one}/${by}/${as}`)).statusCode, by).toBe(404);
    expect((await load()).statusCode).toBe(200);
    service.pass(KEPT_MS);
    expect((await load()).statusCode).toBe(404);
  });
});

describe('removing exports', () => {
  const service = useService();
  const { orm, exporter, finished, claim, hand, endOthers, stored, run } = exportsOf(service);
  const two = [part('1'), part('2')];

  /** Puts a part without its row, as who is killed between the two does. */
  async function orphan(row: { id: string; attempt: number; parts: number }) {
    const { incoming } = service.storage();
    await mkdir(incoming, { recursive: true });
    const path = join(incoming, `left-${row.id}`);
    await writeFile(path, part('9'));
    await service.storage().put(pendingName(row), path, 'application/gzip');
  }
  const of = async (id: string) => (await stored()).filter((name) => name.startsWith(`bulk-export-${id}-`));

  it('is done when they have run out, nothing left behind, and not before', async () => {
    await endOthers();
    const by = await exporter();
    const { id } = await finished(by, two);
    await orphan({ id, attempt: 1, parts: 3 });
    await run('removing exports that have run out');
    // Its header, two parts, its end, and what was left.
    expect(await of(id)).toHaveLength(5);
    service.pass(KEPT_MS);
    await run('removing exports that have run out');
    expect(await of(id)).toEqual([]);
    expect(await orm().$count(bulkExports, eq(bulkExports.id, id))).toBe(0);
  });

  it('takes away what a gateway left when it was killed in the middle of a part', async () => {
    await endOthers();
    const { start } = await exporter();
    const { id } = await start();
    const work = required(await claim());
    await hand(work, part('1'), { records: '1', typeIndex: '0', after: 'a' });
    await orphan({ id, attempt: 1, parts: 1 });
    expect(await of(id)).toHaveLength(2);
    service.pass(2 * LEASE_MS);
    await claim();
    expect(await of(id)).toEqual([`bulk-export-${id}-1-0.gz`]);
  });

  it('is done at once where their partner cancels them, and no part comes after it', async () => {
    await endOthers();
    const { start, call } = await exporter();
    const { id } = await start();
    const work = required(await claim());
    await hand(work, part('1'), { records: '1', typeIndex: '0', after: 'a' });
    const { result } = await call<BulkExport>('DELETE', `/${id}`);
    expect(result).toMatchObject({ state: 'cancelled', address: null });
    expect((await hand(work, part('2'), { records: '1', typeIndex: '0', after: 'b' })).status).toBe(409);
    expect(await of(id)).toEqual([]);
    // A second time changes nothing.
    expect((await call<BulkExport>('DELETE', `/${id}`)).result).toEqual(result);
  });

  it('is done with their partner', async () => {
    await endOthers();
    const by = await exporter();
    const { id } = await finished(by, two);
    expect(await of(id)).toHaveLength(4);
    await by.owner.remove();
    expect(await of(id)).toEqual([]);
    expect(await orm().$count(bulkExports, eq(bulkExports.id, id))).toBe(0);
  });

  it('is done where a person is forgotten, of those that hold purchasing requests', async () => {
    await endOthers();
    const by = await exporter();
    const posts = await finished(by, two, { types: ['exhibitor', 'post'] });
    const others = await finished(by, two);
    const running = await by.start({ types: ['post'] });
    const work = required(await claim());
    const { token } = await staffMember(service, 'administrator');
    const mobile = '+8615912345679';
    const person = await signedIn(service, 'visitor', { mobile });
    const forgotten = await service.call('POST', `/organiser/people/${person.id}/deletion`, {
      token,
      body: { typed: mobile.slice(3) },
    });
    expect(forgotten.status).toBe(200);
    await expect.poll(() => of(posts.id)).toEqual([]);
    expect(await by.find(posts.id)).toMatchObject({ state: 'cancelled', address: null });
    expect((await service.app().inject({ url: required(posts.address) })).statusCode).toBe(404);
    expect((await hand(work, part('1'), { records: '1', typeIndex: '1' })).status).toBe(409);
    expect((await by.find(running.id)).state).toBe('cancelled');
    expect(await by.find(others.id)).toMatchObject({ state: 'done' });
    expect(await of(others.id)).toHaveLength(4);
  });
});
