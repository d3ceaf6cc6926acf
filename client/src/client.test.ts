import { describe, expect, expectTypeOf, it } from 'vitest';
import { data, fakeGateway, fakeTiming, refusal } from '../test/fake-gateway.ts';
import { clientWith } from './client.ts';
import type { TypedDocument } from './document.ts';
import { createClient, WirefairError } from './index.ts';

const edition: TypedDocument<{ edition: { number: number } }, { locale: string }> =
  'query E($locale: Locale!) { edition { number } }';
const cost = { operation: 2, capacity: 100_000, remaining: 99_998, restoredPerSecond: 2000 };
const found = () => data({ edition: { number: 12 } }, { requestId: 'r-1', cost });

const failureOf = async (running: Promise<unknown>): Promise<WirefairError> => {
  const error: unknown = await running.catch((caught: unknown) => caught);
  if (!(error instanceof WirefairError)) throw new Error('it has not failed', { cause: error });
  return error;
};

describe('a query', () => {
  it('is sent with key and language, and answers the data of its type', async () => {
    const { sent, options } = fakeGateway(found);
    const client = createClient({ ...options, language: 'ZH' });
    expect(client.cost).toBeUndefined();
    const answer = await client.query(edition, { locale: 'EN' });
    expectTypeOf(answer).toEqualTypeOf<{ edition: { number: number } }>();
    expect(answer).toEqual({ edition: { number: 12 } });
    expect(client.cost).toEqual(cost);
    expect(sent).toMatchObject([
      {
        url: 'https://fair.example/graphql',
        query: 'query E($locale: Locale!) { edition { number } }',
        variables: { locale: 'EN' },
      },
    ]);
    const { headers } = sent[0] ?? {};
    expect(headers?.get('authorization')).toBe('Bearer wf_live_a');
    expect(headers?.get('language')).toBe('ZH');
  });

  it('takes a document that graphql-codegen has written as a text', async () => {
    class TypedDocumentString<Result, Variables> extends String {
      declare __apiType?: (variables: Variables) => Result;
    }
    const { sent, options } = fakeGateway(found);
    const document = new TypedDocumentString<{ edition: { number: number } }, Record<string, never>>('{ a }');
    const answer = await createClient(options).query(document);
    expectTypeOf(answer).toEqualTypeOf<{ edition: { number: number } }>();
    expect(sent[0]?.query).toBe('{ a }');
  });

  it('fails with code, status, scopes and the name of the request', async () => {
    const { sent, options } = fakeGateway(() =>
      refusal(403, 'SCOPE_MISSING', { scopes: ['read:news'] }, { 'x-request-id': 'r-2' }),
    );
    const error = await failureOf(createClient(options).query('{ a }'));
    expect(error).toMatchObject({
      name: 'WirefairError',
      message: 'refused: SCOPE_MISSING',
      code: 'SCOPE_MISSING',
      status: 403,
      requestId: 'r-2',
      scopes: ['read:news'],
      isTemporary: false,
    });
    expect(sent).toHaveLength(1);
  });

  it('fails where a part of the data is missing, and names the part', async () => {
    const { options } = fakeGateway(() =>
      Response.json({
        data: { a: null },
        errors: [{ message: 'broken', path: ['a', 0], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
        extensions: { requestId: 'r-3', cost },
      }),
    );
    const client = createClient(options);
    const error = await failureOf(client.query('{ a }'));
    expect(error).toMatchObject({ status: 200, requestId: 'r-3', code: 'INTERNAL_SERVER_ERROR' });
    expect(error.errors).toEqual([{ message: 'broken', code: 'INTERNAL_SERVER_ERROR', path: ['a', 0] }]);
    expect(client.cost).toEqual(cost);
  });

  it.each([
    ['the page of a proxy', () => new Response('<html>', { status: 404 }), 404],
    ['an empty object', () => Response.json({}), 200],
    ['a number', () => Response.json(1), 200],
    ['no data', () => Response.json({ data: null }), 200],
  ])('fails where the answer is %s', async (_, answer, status) => {
    const error = await failureOf(createClient(fakeGateway(answer).options).query('{ a }'));
    expect(error).toMatchObject({ code: 'ANSWER_UNREADABLE', status, errors: [] });
  });

  it('is refused before it is sent where endpoint or key cannot be right', () => {
    expect(() => createClient({ endpoint: '/graphql', key: 'a' })).toThrow(TypeError);
    expect(() => createClient({ endpoint: 'https://a.example', key: 'a\nb' })).toThrow(TypeError);
  });
});

describe('a query that fails for a reason that passes', () => {
  it.each([
    ['429', () => refusal(429, 'TOO_MANY_REQUESTS')],
    ['502', () => new Response('<html>', { status: 502 })],
    ['503', () => refusal(503, 'UPSTREAM_UNAVAILABLE')],
    ['504', () => new Response('', { status: 504 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['an error of a part', () => refusal(200, 'UPSTREAM_UNAVAILABLE')],
  ])('is sent again: %s', async (_, failure) => {
    const { sent, options } = fakeGateway(failure, failure, found);
    const { waits, timing } = fakeTiming();
    expect(await clientWith(options, timing).query('{ a }')).toEqual({ edition: { number: 12 } });
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([375, 750]);
  });

  it('waits as long as Retry-After says, as a number or a date', async () => {
    const { options } = fakeGateway(
      () => refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 7 }, { 'retry-after': '7' }),
      () => refusal(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 3 }),
      () => refusal(503, 'UPSTREAM_UNAVAILABLE', {}, { 'retry-after': new Date(0).toUTCString() }),
      found,
    );
    const { waits, timing } = fakeTiming();
    await clientWith(options, timing).query('{ a }');
    expect(waits).toEqual([7250, 3250, 250]);
  });

  it('is given up after so many attempts, with the last error', async () => {
    const { sent, options } = fakeGateway(() => Promise.reject(new TypeError('fetch failed')));
    const { waits, timing } = fakeTiming();
    const error = await failureOf(clientWith({ ...options, retries: 8 }, timing).query('{ a }'));
    expect(error).toMatchObject({ code: 'NETWORK_FAILURE', status: 0, cause: { message: 'fetch failed' } });
    expect(sent).toHaveLength(9);
    // Twice as long each time, up to half a minute.
    expect(waits).toEqual([375, 750, 1500, 3000, 6000, 12_000, 22_500, 22_500]);
  });

  it('is given up at once where the wait would be too long', async () => {
    const { sent, options } = fakeGateway(() => refusal(503, 'X', {}, { 'retry-after': '3600' }));
    const { waits, timing } = fakeTiming();
    const error = await failureOf(clientWith(options, timing).query('{ a }'));
    expect([error.retryAfterSeconds, sent.length, waits.length]).toEqual([3600, 1, 0]);
  });

  it('is not sent again where that would change nothing', async () => {
    for (const [status, code] of [
      [400, 'TOO_COSTLY'],
      [400, 'GRAPHQL_VALIDATION_FAILED'],
      [401, 'KEY_INVALID'],
      [403, 'ORIGIN_NOT_ALLOWED'],
      [500, 'INTERNAL_SERVER_ERROR'],
    ] as const) {
      const { sent, options } = fakeGateway(() => refusal(status, code));
      expect(await failureOf(createClient(options).query('{ a }'))).toMatchObject({ status, code });
      expect(sent, code).toHaveLength(1);
    }
  });
});

describe('a query with a signal', () => {
  it('is not sent once the signal is aborted', async () => {
    const { sent, options } = fakeGateway(found);
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(createClient(options).query('{ a }', {}, { signal })).rejects.toThrow('stopped');
    expect(sent).toEqual([]);
  });

  it('ends while it is under way, and is not tried again', async () => {
    const controller = new AbortController();
    const { sent, options } = fakeGateway(() => {
      controller.abort(new Error('stopped'));
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    const running = createClient(options).query('{ a }', {}, { signal: controller.signal });
    await expect(running).rejects.toThrow('stopped');
    expect(sent).toHaveLength(1);
  });

  it('ends while it waits for its next attempt, however long that would be', async () => {
    const controller = new AbortController();
    const { sent, options } = fakeGateway(() =>
      refusal(429, 'TOO_MANY_REQUESTS', {}, { 'retry-after': '100' }),
    );
    const running = createClient(options).query('{ a }', {}, { signal: controller.signal });
    await expect.poll(() => sent.length).toBe(1);
    controller.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
  });

  it('reads a list no further than until it is aborted', async () => {
    const controller = new AbortController();
    const { sent, options } = fakeGateway(() =>
      data({ list: { nodes: [{ id: '1' }], pageInfo: { endCursor: `c${sent.length}`, hasNextPage: true } } }),
    );
    const read = async () => {
      for await (const _ of createClient(options).news({ signal: controller.signal }))
        if (sent.length === 3) controller.abort(new Error('stopped'));
    };
    await expect(read()).rejects.toThrow('stopped');
    expect(sent).toHaveLength(3);
  });
});
