import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createMetrics } from '@wirefair/service-kit/metrics';
import { createClient } from 'graphql-sse';
import { describe, expect, it } from 'vitest';
import { EventAnswer, refusal, silence } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { required } from './support/required.ts';

const token = 'a'.repeat(43);
const document = 'subscription { consultationChanged { id question unreadCount } }';

async function listening(answers: Record<string, (...args: never[]) => unknown> = {}) {
  const open: ServerResponse[] = [];
  const upstream = new EventEmitter();
  const [opened, closed] = [once(upstream, 'opened'), once(upstream, 'closed')];
  const texts = { count: 0 };
  const metrics = createMetrics();
  const restAnswers = {
    '/app/consultations/events': () =>
      new EventAnswer((response) => {
        open.push(response);
        response.once('close', () => upstream.emit('closed'));
        upstream.emit('opened');
      }),
    '/app/consultations/detail/1': () => {
      texts.count += 1;
      return {
        id: '1',
        title: `第${texts.count}次`,
        type: 3,
        status: 1,
        linkId: '1',
        isMine: true,
        unread: texts.count,
      };
    },
    '/app/consultations/detail/2': () => refusal(404, 500, '咨询不存在'),
    ...answers,
  };
  const { app, rest } = await useGateway(restAnswers, {}, { metrics });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const post = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${origin}/graphql/stream`, {
      ...(signal && { signal }),
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(body),
    });
  const client = () =>
    createClient({
      url: `${origin}/graphql/stream`,
      headers: { cookie: `session=${token}`, language: 'EN' },
      retryAttempts: 0,
    }).iterate<{ consultationChanged: unknown }>({ query: document });
  const tell = (id: string) => required(open[0]).write(`data: {"id":"${id}"}\n\n`);
  const numberOf = async (name: string) =>
    required((await required(metrics.getSingleMetric(name)).get()).values[0]).value;
  const numbers = async () => ({
    open: await numberOf('graphql_subscriptions_open'),
    waiting: await numberOf('graphql_subscriptions_waiting'),
  });
  return { app, rest, open, opened, closed, post, client, tell, numbers };
}

/** When a stream told that its gateway stops, and when it ended. */
async function momentsOf(answer: Response) {
  let text = '';
  let moving = Number.NaN;
  const decoder = new TextDecoder();
  for await (const chunk of required(answer.body)) {
    text += decoder.decode(chunk, { stream: true });
    if (Number.isNaN(moving) && text.includes(': moving\n\n')) moving = performance.now();
  }
  return { moving, ended: performance.now() };
}

describe('subscriptions', () => {
  it('tells threads as they change, each read anew with the session of who listens', async () => {
    const { client, opened, tell, rest } = await listening();
    const events = client();
    const first = events.next();
    await opened;
    tell('2');
    tell('1');
    expect((await first).value).toEqual({
      data: { consultationChanged: { id: '1', question: '第1次', unreadCount: 1 } },
    });
    tell('1');
    expect((await events.next()).value).toMatchObject({
      data: { consultationChanged: { question: '第2次' } },
    });
    for (const call of rest.calls) expect(call, call.path).toMatchObject({ token, language: 'EN' });
    await events.return?.(undefined);
  });

  it('when the gateway stops, streams say so at moments of their own, and end later, each with its connection', async () => {
    const { app, post } = await listening();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post({ query: document }, { cookie: `session=${token}` })),
    );
    for (const { status, headers } of answers)
      expect([status, headers.get('connection')]).toEqual([200, 'close']);
    const moments = Promise.all(answers.map(momentsOf));
    await app.stopServing({ drainMs: 2500 });
    const all = await moments;
    const told = all.map(({ moving }) => moving);
    expect(Math.max(...told) - Math.min(...told)).toBeGreaterThan(500);
    for (const { moving, ended } of all) expect(ended - moving).toBeGreaterThan(1000);
  });

  it('a stream that is asked for over an open connection while the gateway stops says so at once', async () => {
    const { app } = await listening();
    const { port } = app.server.address() as AddressInfo;
    const kept = connect(port, '127.0.0.1');
    await once(kept, 'connect');
    const stopped = app.stopServing({ drainMs: 2500 });
    await expect.poll(() => app.isStopping()).toBe(true);
    const body = JSON.stringify({ query: document });
    const lines = [
      'POST /graphql/stream HTTP/1.1',
      'host: x',
      'content-type: application/json',
      'accept: text/event-stream',
      `cookie: session=${token}`,
      `content-length: ${body.length}`,
    ];
    kept.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    const chunks: string[] = [];
    kept.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    await once(kept, 'end');
    expect(chunks.join('')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n[^:]*: moving\n\n/);
    kept.end();
    await stopped;
  });

  it('begin a few at a time, and those that wait are counted until they are left', async () => {
    const { post, numbers } = await listening({ '/app/consultations/events': () => silence });
    const leaving = new AbortController();
    for (let count = 0; count < 20; count += 1)
      post({ query: document }, { cookie: `session=${token}` }, leaving.signal).catch(() => {});
    await expect.poll(async () => (await numbers()).open).toBe(20);
    await expect.poll(async () => (await numbers()).waiting).toBeGreaterThan(0);
    leaving.abort();
    await expect.poll(numbers).toEqual({ open: 0, waiting: 0 });
  });

  it('that have not begun when the gateway stops are refused, so that they are asked for elsewhere', async () => {
    const { app, post, numbers } = await listening({ '/app/consultations/events': () => silence });
    const asked = Array.from({ length: 5 }, () => post({ query: document }, { cookie: `session=${token}` }));
    await expect.poll(async () => (await numbers()).open).toBe(5);
    const stopped = app.stopServing({ drainMs: 100 });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual([503, 503, 503, 503, 503]);
    await stopped;
  });

  it('ends the call to the REST server when nobody listens any more', async () => {
    const { client, opened, closed, tell } = await listening();
    const events = client();
    const first = events.next();
    await opened;
    tell('1');
    await first;
    await events.return?.(undefined);
    await closed;
  });

  it('ends for who listens when the REST server ends it, so that they connect anew', async () => {
    const { client, opened, open } = await listening();
    const events = client();
    const first = events.next();
    await opened;
    required(open[0]).end();
    expect(await first).toMatchObject({ done: true });
  });

  it('tells guests and ended sessions in their language', { tags: ['ROLE-017'] }, async () => {
    const { post } = await listening({
      '/app/consultations/events': () => refusal(401, 401, '请先登录'),
    });
    const text = await (await post({ query: document })).text();
    expect(text).toContain('"message":"请先登录"');
    expect(text).toContain('UNAUTHENTICATED');
  });

  it('serves nothing but subscriptions, within the limits of documents', async () => {
    const { post } = await listening();
    const refusalOf = async (query: string, language = 'EN') => {
      const response = await post({ query }, { language });
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as {
        errors: { message: string; extensions: { code: string } }[];
      };
      return required(errors[0]);
    };
    expect((await refusalOf('{ __typename }')).message).toBe('Only subscriptions are served here');
    expect((await refusalOf('{ __typename }', 'ZH')).message).toBe('此地址仅提供订阅');
    expect((await refusalOf('mutation { signOut { message } }')).message).toContain('Only subscriptions');
    expect((await refusalOf('subscription { nothing }')).extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await refusalOf('subscription {')).extensions.code).toBe('GRAPHQL_PARSE_FAILED');
    const many = Array.from({ length: 40 }, (_, n) => `a${n}: id`).join(' ');
    expect((await refusalOf(`subscription { consultationChanged { ${many} } }`)).extensions.code).toBe(
      'TOO_COSTLY',
    );
  });

  it('takes no request that a foreign page could send', async () => {
    const { post, app } = await listening();
    expect((await post({ query: document }, { accept: '*/*' })).status).toBe(406);
    const plain = await post({ query: document }, { 'content-type': 'text/plain' });
    expect(plain.status).toBeGreaterThanOrEqual(400);
    expect((await app.inject({ url: `/graphql/stream?query=${document}` })).statusCode).toBe(404);
  });

  it('stops although somebody listens', async () => {
    const { app, client, opened } = await listening();
    const first = client().next();
    await opened;
    // The client may give up before everything is closed.
    const ended = expect(first).rejects.toThrow();
    await app.close();
    await ended;
  });
});
