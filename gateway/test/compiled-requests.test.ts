import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompiledOperations } from '../src/execution/compiled-operations.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const find = vi.spyOn(CompiledOperations.prototype, 'find');
afterEach(() => find.mockClear());

/** For each request since the last test: whether a compiled function was found for it. */
const wasFound = () => find.mock.results.map(({ value }) => value !== undefined);

type Headers = Record<string, string>;

/** Sends the same request four times: by its third at the latest it is compiled. */
async function fourTimes(payload: string, headers: Headers = {}) {
  const { app, rest, log } = await useGateway(catalogue());
  const answers: { status: number; headers: object; body: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    const { date: _date, ...others } = answer.headers;
    answers.push({ status: answer.statusCode, headers: others, body: answer.body });
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
    const { answers, calls } = await fourTimes(JSON.stringify(body), headers);
    expect(wasFound()).toEqual([false, false, false, true]);
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toContain('"data"');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(calls.length % 4).toBe(0);
  });

  it('is refused where its variables cost too much, do not fit or cannot be sent on', async () => {
    const { query, rest } = await useGateway(catalogue());
    const nested =
      'query Nested($size: Int) { products(pageSize: $size) { nodes { exhibitor { products(pageSize: $size) { nodes { id title brief exhibitor { id name } } } } } } }';
    const ask = (size: unknown) => query(nested, { variables: { size } });
    for (let count = 0; count < 4; count += 1) expect((await ask(1)).errors).toBeUndefined();
    expect(wasFound().at(-1)).toBe(true);
    const before = rest.calls.length;
    expect((await ask(100)).errors?.map(({ extensions }) => extensions.code)).toEqual(['TOO_COSTLY']);
    expect((await ask('many')).errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
    expect(rest.calls).toHaveLength(before);
    expect((await ask(0)).errors?.[0]?.message).toBe('pageSize 不能小于 1');
    const named = 'query Named($text: String!) { siteSearch(text: $text) { total } }';
    for (const text of ['a', 'a', 'a', 'a']) await query(named, { variables: { text } });
    expect((await query(named, { variables: { text: '\ud800' } })).status).toBe(400);
  });

  it('is refused where another site’s page could have made it', async () => {
    const { app, query } = await useGateway(catalogue());
    for (let count = 0; count < 4; count += 1) await query(list);
    const payload = JSON.stringify({ query: list });
    const simple = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect(simple.statusCode).toBe(400);
    expect(simple.body).not.toContain('"data":{');
  });

  it('is answered with the same errors, and ends a session that is over', async () => {
    const own = { query: '{ viewer { name } }' };
    const { answers } = await fourTimes(JSON.stringify(own), { cookie: `session=${'x'.repeat(43)}` });
    expect(answers[0]?.body).toContain('"errors"');
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is told in the log by its name, in one line', async () => {
    const { log } = await fourTimes(JSON.stringify({ query: list }));
    expect(log().match(/"operation":"List"/g)).toHaveLength(4);
  });

  it('writes once', async () => {
    const mutation =
      'mutation Subscribe($input: SubscribeInput!) { subscribe(input: $input) { message errors { code } } }';
    const input = { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'a@fair.example' };
    const { answers, calls } = await fourTimes(JSON.stringify({ query: mutation, variables: { input } }));
    expect(wasFound().at(-1)).toBe(true);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(calls).toHaveLength(4);
  });
});
