import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Compiler } from '../src/execution/compiler.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';
import { required } from './support/required.ts';

/** For each request of a test: whether a compiled function executed it. */
const uses: boolean[] = [];
const runs = { compiled: 0 };
const functionOf: Compiler['functionOf'] = required(
  Object.getOwnPropertyDescriptor(Compiler.prototype, 'functionOf'),
).value;
vi.spyOn(Compiler.prototype, 'functionOf').mockImplementation(function (this: Compiler, known) {
  const compiled = functionOf.call(this, known);
  return () => {
    const found = compiled();
    if (found) runs.compiled += 1;
    return found;
  };
});
afterEach(() => void uses.splice(0));

type Headers = Record<string, string>;

/** A gateway that listens. `send` posts bodies of operations over a connection. */
async function listening(env: Record<string, string> = {}, more: Parameters<typeof useGateway>[0] = {}) {
  const gateway = await useGateway({ ...catalogue(), ...more }, env);
  const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  async function send(payload: string | object, headers: Headers = {}, path = '/graphql') {
    const before = runs.compiled;
    const answer = await request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    const { date: _date, 'x-request-id': requestId, ...others } = answer.headers;
    const body = Buffer.from(await answer.body.arrayBuffer());
    uses.push(runs.compiled > before);
    return { status: answer.statusCode, headers: inOrder(others), body, requestId: String(requestId) };
  }
  return { ...gateway, origin, send };
}

/** Headers in the order of their names: how they are ordered means nothing. */
const inOrder = (headers: object) =>
  Object.fromEntries(Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Sends the same request four times: by its third at the latest it is compiled. */
async function fourTimes(payload: object, headers: Headers = {}) {
  const { send, rest, log } = await listening();
  const answers: { status: number; headers: object; body: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { body, requestId, ...others } = await send(payload, headers);
    answers.push({ ...others, body: body.toString().replaceAll(requestId, 'its id') });
  }
  return { answers, calls: rest.calls, log };
}

const list = 'query List($size: Int) { products(pageSize: $size) { nodes { id title exhibitor { name } } } }';

describe('a request for an operation that is compiled', () => {
  it.each<[string, object, Headers]>([
    ['a list', { query: list, variables: { size: 2 } }, {}],
    [
      'in English, as the site asks',
      { query: list },
      { language: 'EN', accept: 'application/graphql-response+json,application/json;q=0.9' },
    ],
    [
      'one of two operations',
      { query: `${list} query Other { products { totalCount } }`, operationName: 'Other' },
      {},
    ],
    ['the schema', { query: '{ __type(name: "Product") { name } }' }, { accept: '*/*' }],
  ])('is answered like the first: %s', async (_name, body, headers) => {
    const { answers, calls } = await fourTimes(body, headers);
    expect(uses).toEqual([false, false, true, true]);
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toContain('"data"');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(calls.length % 4).toBe(0);
  });

  it('is refused where its variables cost too much, do not fit or cannot be sent on', async () => {
    const { send, rest } = await listening();
    const query =
      'query Nested($size: Int) { products(pageSize: $size) { nodes { exhibitor { products(pageSize: $size) { nodes { id title brief exhibitor { id name } } } } } } }';
    const ask = async (size: unknown) => (await send({ query, variables: { size } })).body.toString();
    for (let count = 0; count < 4; count += 1) expect(await ask(1)).not.toContain('"errors"');
    expect(uses.at(-1)).toBe(true);
    const before = rest.calls.length;
    expect(await ask(100)).toContain('"code":"TOO_COSTLY"');
    expect(await ask('many')).toContain('"code":"BAD_USER_INPUT"');
    expect(rest.calls).toHaveLength(before);
    expect(await ask(0)).toContain('pageSize 不能小于 1');
    const named = 'query Named($text: String!) { siteSearch(text: $text) { total } }';
    for (const text of ['a', 'a', 'a', 'a']) await send({ query: named, variables: { text } });
    expect((await send({ query: named, variables: { text: '\ud800' } })).status).toBe(400);
  });

  it('is refused where another site’s page could have made it', async () => {
    const { send } = await listening();
    for (let count = 0; count < 4; count += 1) await send({ query: list });
    const simple = await send({ query: list }, { 'content-type': 'text/plain' });
    expect(simple.status).toBe(400);
    expect(simple.body.toString()).not.toContain('"data":{');
  });

  it('is refused with keys that could be taken for a prototype', async () => {
    const { send } = await listening();
    for (let count = 0; count < 4; count += 1) await send({ query: list });
    const bodies = [
      `{"query":${JSON.stringify(list)},"__proto__":{"a":1}}`,
      `{"query":${JSON.stringify(list)},"constructor":{"prototype":{"a":1}}}`,
    ];
    for (const body of bodies) expect((await send(body)).status).toBe(400);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed like the first: %s', async (name, decompress) => {
    const { send } = await listening();
    const body = { query: '{ __schema { types { name fields { name } } } }' };
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      const { headers, body: sent } = await send(body, { 'accept-encoding': name });
      answers.push({ headers, text: decompress(sent).toString() });
    }
    expect(uses).toEqual([false, false, true, true]);
    expect(answers[3]?.text).toBe(answers[0]?.text);
    expect(answers[3]?.headers).toMatchObject({ 'content-encoding': name });
    for (const { headers } of answers) expect(String(headers['vary'])).toMatch(/, accept-encoding$/);
  });

  it.each([
    ['', '/graphql?a=1', 'a query in the address'],
    ['gzip;q=0.5', '/graphql', 'weights of encodings'],
  ])('is executed in the same way: %s%s (%s)', async (accepted, path) => {
    const { send } = await listening();
    const headers: Headers = accepted === '' ? {} : { 'accept-encoding': accepted };
    const answers = [];
    for (let count = 0; count < 4; count += 1)
      answers.push((await send({ query: list }, headers, path)).body.toString());
    expect(uses).toEqual([false, false, true, true]);
    expect(new Set(answers).size).toBe(1);
  });

  it('reaches the REST server with the address that a trusted balancer names, and with no other', async () => {
    const addresses = async (env: Record<string, string>) => {
      const { send, rest } = await listening(env);
      const own = { query: '{ viewer { id } }' };
      const headers = { 'x-forwarded-for': '203.0.113.9', token: 'x'.repeat(43) };
      for (let count = 0; count < 4; count += 1) await send(own, headers);
      return new Set(rest.calls.map((call) => call.address));
    };
    expect(await addresses({ TRUSTED_PROXIES: 'loopback' })).toEqual(new Set(['203.0.113.9']));
    expect(await addresses({})).toEqual(new Set(['127.0.0.1']));
  });

  it('is answered with the same errors, and ends a session that is over', async () => {
    const own = { query: '{ viewer { id } }' };
    const { answers } = await fourTimes(own, { cookie: `session=${'x'.repeat(43)}` });
    expect(answers[0]?.body).toContain('"errors"');
    expect(answers[0]?.body).toContain('"extensions":{"requestId":"its id"}');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it.each([
    ['with a session', { cookie: `session=${'x'.repeat(43)}` }],
    ['with a token', { token: 'x'.repeat(43) }],
  ])('asks the REST service as often as the first where it is refused: %s', async (_name, headers) => {
    const { send, rest } = await listening();
    const counts: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const before = rest.calls.length;
      const { body, requestId } = await send({ query: '{ viewer { id } }' }, headers);
      expect(body.toString()).toContain('"errors"');
      const calls = rest.calls.slice(before);
      counts.push(calls.length);
      expect(new Set(calls.map((call) => call.requestId))).toEqual(new Set([requestId]));
    }
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  it('hands on no value that the request left out of an input object', async () => {
    const { send, rest } = await listening({}, { '/app/exhibiting/keys/7/rotation': () => ({}) });
    const query =
      'mutation Rotate($hours: Int) { rotateApiKey(input: { id: "7", overlapHours: $hours }) { errors { code } } }';
    const sent = async (variables: object) => {
      const before = rest.calls.length;
      await send({ query, variables }, { token: 'x'.repeat(43) });
      return rest.calls.slice(before).map(({ body }) => JSON.parse(body));
    };
    for (let count = 0; count < 6; count += 1) expect(await sent({})).toEqual([{ overlapHours: 24 }]);
    expect(await sent({ hours: 3 })).toEqual([{ overlapHours: 3 }]);
  });

  it.each([
    [
      'a condition',
      'query Q($is: Boolean = true) { products @include(if: $is) { totalCount } }',
      { is: null },
    ],
    [
      'a field of an input',
      'mutation M($hours: Int = 1) { rotateApiKey(input: { id: "7", overlapHours: $hours }) { errors { code } } }',
      { hours: null },
    ],
  ])('is refused as the caller’s mistake for a null in %s', async (_name, query, variables) => {
    const { send, log } = await listening();
    for (let count = 0; count < 5; count += 1) {
      const { body } = await send({ query, variables });
      const { errors } = JSON.parse(body.toString());
      expect(errors.map(({ extensions }: { extensions: object }) => extensions)).toEqual([
        { code: 'BAD_USER_INPUT' },
      ]);
      // Valid values make the operation compiled.
      await send({ query, variables: {} });
    }
    expect(log()).not.toContain('resolver failed');
  });

  it('is told in the log by its name, in one line', async () => {
    const { log } = await fourTimes({ query: list });
    expect(log().match(/"operation":"List"/g)).toHaveLength(4);
  });

  it('writes once', async () => {
    const mutation =
      'mutation Subscribe($input: SubscribeInput!) { subscribe(input: $input) { message errors { code } } }';
    const input = { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'a@fair.example' };
    const { answers, calls } = await fourTimes({ query: mutation, variables: { input } });
    expect(uses.at(-1)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(calls).toHaveLength(4);
  });
});
