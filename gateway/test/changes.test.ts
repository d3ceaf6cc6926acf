import { describe, expect, it } from 'vitest';
import { EventAnswer, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { hashOf, KEY, partnerGateway } from './support/partner-gateway.ts';
import { categories, company, entry } from './support/records.ts';
import { required } from './support/required.ts';

const time = '2026-11-26T08:00:00.000Z';
const change = (type: string, recordId: string, more: object = {}) => ({
  type,
  recordId,
  reason: null,
  mergedInto: null,
  time,
  ...more,
});
const page = (...records: object[]) => ({ records, hasNext: true, endCursor: 'next', isWaiting: false });
/** All kinds that the schema knows: a later REST service may tell of more. */
const allTypes = 'exhibitor,product,post,video,news,event,category';
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://rest').searchParams);

describe('changes', () => {
  it('tell each record as it is now, read by one call of a kind, and what is gone with the reason', async () => {
    const { query, rest } = await useGateway({
      '/app/changes': () =>
        page(
          change('product', '1'),
          change('exhibitor', '3', { reason: 'MERGED', mergedInto: '2' }),
          change('product', '2'),
          change('category', '4'),
          change('exhibitor', '2'),
          change('product', '9'),
        ),
      '/app/catalogue/entries': () => [entry(1), entry(2)],
      '/app/catalogue/companies': () => [company(2)],
      '/app/catalogue/categories': () => categories,
    });
    const { data, errors } = await query(
      `{ changes(after: "here", first: 6) {
        nodes { type recordId nodeId operation reason mergedIntoId changedAt
          object { __typename ... on Product { id title } ... on Exhibitor { id name } ... on Category { id } } }
        pageInfo { hasNextPage endCursor } } }`,
      { headers: { language: 'EN' } },
    );
    expect(errors).toBeUndefined();
    const upsert = { operation: 'UPSERT', reason: null, mergedIntoId: null, changedAt: time };
    const product = (id: string) => ({ ...upsert, type: 'PRODUCT', recordId: id, nodeId: `Product:${id}` });
    const titled = (id: string) => ({ __typename: 'Product', id, title: `Product ${id}` });
    expect(data?.['changes']).toEqual({
      nodes: [
        { ...product('1'), object: titled('1') },
        {
          type: 'EXHIBITOR',
          recordId: '3',
          nodeId: 'Exhibitor:3',
          operation: 'REMOVE',
          reason: 'MERGED',
          mergedIntoId: '2',
          changedAt: time,
          object: null,
        },
        { ...product('2'), object: titled('2') },
        {
          ...upsert,
          type: 'CATEGORY',
          recordId: '4',
          nodeId: null,
          object: { __typename: 'Category', id: '4' },
        },
        {
          ...upsert,
          type: 'EXHIBITOR',
          recordId: '2',
          nodeId: 'Exhibitor:2',
          object: { __typename: 'Exhibitor', id: '2', name: 'Company 2' },
        },
        // Removed by a later change.
        { ...product('9'), object: null },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'next' },
    });
    expect(rest.paths().toSorted()).toEqual([
      '/app/catalogue/categories',
      '/app/catalogue/companies',
      '/app/catalogue/entries',
      '/app/changes',
    ]);
    const asked = rest.calls.find(({ path }) => path.startsWith('/app/changes'));
    expect(queryOf(asked?.path ?? '')).toEqual({ after: 'here', first: '6', types: allTypes });
  });

  it('are of the kinds that are asked for', async () => {
    const { query, rest } = await useGateway({ '/app/changes': () => page() });
    await query('{ changes(types: [NEWS, BUYER_POST]) { pageInfo { endCursor } } }');
    await query('{ changes(types: []) { pageInfo { endCursor } } }');
    expect(rest.calls.map(({ path }) => queryOf(path))).toEqual([
      { first: '100', types: 'post,news' },
      { first: '100', types: allTypes },
    ]);
  });

  it('refuse a cursor that is too old by a code of its own, and say the way on', async () => {
    const { query } = await useGateway({
      '/app/changes': () => refusal(410, 500, '过期', 'after', 'EXPIRED'),
    });
    const { errors } = await query('{ changes(after: "old") { nodes { type } } }', {
      headers: { language: 'EN' },
    });
    expect(errors?.map(({ message, extensions }) => [extensions['code'], message])).toEqual([
      [
        'CURSOR_EXPIRED',
        'The cursor has expired: read a new changeCursor, copy everything anew, and go on from that cursor',
      ],
    ]);
  });

  it('are answered without a call as long as the REST service tells of none', async () => {
    let tell = () => {};
    const { app, query, rest } = await useGateway(
      {
        '/app/changes': () => page(),
        '/app/live/public-changes': () =>
          new EventAnswer((response) => {
            tell = () => void response.write('data: {"changed":true}\n\n');
          }),
      },
      { PUBLIC_TTL_MS: '1000' },
    );
    app.followPublicChanges();
    await expect.poll(() => rest.paths()).toContain('/app/live/public-changes');
    const read = () => query('{ changes(after: "here") { nodes { recordId } } }');
    const calls = () => rest.paths().filter((path) => path === '/app/changes').length;
    await read();
    await read();
    const before = calls();
    for (let index = 0; index < 10; index += 1) await read();
    expect(calls()).toBe(before);
    tell();
    await expect
      .poll(async () => {
        await read();
        return calls();
      })
      .toBeGreaterThan(before);
  });
});

describe('changes for a key', () => {
  const answers = {
    '/app/changes': () => page(change('exhibitor', '1')),
    '/app/changes/cursor': () => ({ cursor: 'end' }),
  };

  it('are those of the kinds that it may read', async () => {
    const { ask, rest } = await partnerGateway({ scopes: ['read:exhibitors', 'read:news'] }, {}, answers);
    const { body } = await ask('{ changeCursor changes { nodes { type recordId } } }');
    expect(body.data).toEqual({
      changeCursor: 'end',
      changes: { nodes: [{ type: 'EXHIBITOR', recordId: '1' }] },
    });
    const asked = rest.calls.find(({ path }) => path.startsWith('/app/changes?'));
    expect(queryOf(asked?.path ?? '')['types']).toBe('exhibitor,news,category');
    expect(rest.calls.map(({ token }) => token)).not.toContain(KEY);
  });

  it('are told to the REST service as read up to the cursor that it went on after', async () => {
    let isExpired = false;
    const { ask, rest, app } = await partnerGateway(
      { scopes: ['read:exhibitors', 'read:news'] },
      {},
      { '/app/changes': () => (isExpired ? refusal(410, 500, '过期', 'after', 'EXPIRED') : page()) },
    );
    await ask('{ changes { nodes { recordId } } }');
    await ask('{ changes(after: "here", types: [NEWS]) { nodes { recordId } } }');
    isExpired = true;
    const old = await ask('{ changes(after: "old") { nodes { recordId } } }');
    expect(old.body.errors[0].extensions.code).toBe('CURSOR_EXPIRED');
    // What is not told yet is told when the gateway stops.
    await app.close();
    const told = rest.calls
      .filter(({ path }) => path === '/app/keys/lease')
      .flatMap(({ body }) => JSON.parse(body).feed ?? []);
    expect(told.at(-1)).toEqual({ after: 'old', types: ['exhibitor', 'news', 'category'] });
    expect(told.every(({ after }) => after === 'here' || after === 'old')).toBe(true);
  });

  it('of another kind are refused with the scope that it lacks', async () => {
    const { ask, rest } = await partnerGateway({}, {}, answers);
    const asked = await ask('{ changes(types: [EXHIBITOR, PRODUCT]) { nodes { recordId } } }');
    expect(asked.body.errors[0].extensions).toMatchObject({
      code: 'SCOPE_MISSING',
      scopes: ['read:products'],
    });
    const named = await ask('{ changes { nodes { object { ... on Product { id } } } } }');
    expect([named.status, named.body.errors[0].extensions.scopes]).toEqual([403, ['read:products']]);
    expect(rest.paths()).not.toContain('/app/changes');
  });
});

describe('the subscription to changes', () => {
  /** A gateway that listens, before a REST service that tells of changes when it is made to. */
  async function listening(more: object = {}) {
    let tell = (_text: string) => {};
    const gateway = await partnerGateway(
      more,
      { PUBLIC_TTL_MS: '1000' },
      {
        '/app/live/public-changes': () =>
          new EventAnswer((response) => {
            tell = (text) => void response.write(`data: ${text}\n\n`);
          }),
      },
    );
    gateway.app.followPublicChanges();
    await expect.poll(() => gateway.rest.paths()).toContain('/app/live/public-changes');
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const open = (key = KEY, query = 'subscription { changed { at } }') =>
      fetch(`${origin}/graphql/stream`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify({ query }),
      });
    return { ...gateway, open, tell: (text: string) => tell(text) };
  }

  /** Reads on until the answer has so many notices; fewer where it ends before. */
  async function notices(response: Response, count: number): Promise<number> {
    let text = '';
    const found = () => text.split('"changed":{"at":').length - 1;
    const reader = required(response.body).pipeThrough(new TextDecoderStream()).getReader();
    while (found() < count) {
      const { done, value } = await reader.read();
      if (done) return found();
      text += value;
    }
    reader.releaseLock();
    return found();
  }

  it('hints at once and at each change, to a key', async () => {
    const { open, tell } = await listening();
    const response = await open();
    expect(response.status).toBe(200);
    const [first, all] = required(response.body).tee();
    expect(await notices(new Response(first), 1)).toBe(1);
    tell('{"changed":true}');
    expect(await notices(new Response(all), 2)).toBe(2);
  });

  it('ends with its key', async () => {
    const { open, tell, end } = await listening();
    const response = await open();
    end();
    tell(JSON.stringify({ key: hashOf(KEY) }));
    // More notices than ever come: it reads to the end of the answer.
    expect(await notices(response, 99)).toBeLessThan(4);
    expect((await open()).status).toBe(401);
  });

  it('is open five times at most for a key, and has nothing else', async () => {
    const { open } = await listening();
    const streams = await Promise.all(Array.from({ length: 5 }, () => open()));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await open();
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      {
        errors: [
          { extensions: { code: 'TOO_MANY_REQUESTS' }, message: 'A key may have 5 open subscriptions' },
        ],
      },
    ]);
    await streams[0]?.body?.cancel();
    await expect.poll(async () => (await open()).status).toBe(200);
    for (const query of ['subscription { consultationChanged { id } }', 'mutation { signOut { message } }'])
      expect((await (await listening()).open(KEY, query)).status, query).toBe(400);
    expect((await open('wf_live_unknown')).status).toBe(401);
  });
});
