import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { request } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '@wirefair/service-kit/metrics';
import { type EntranceName, entranceNames, entrances } from '../src/pipeline/entrances.ts';
import { Pipeline } from '../src/pipeline/pipeline.ts';
import type { StepFactory } from '../src/pipeline/steps.ts';
import { steps } from '../src/pipeline/steps.ts';
import { askAsGuest } from '../src/site/ask.ts';
import { EventAnswer } from './support/fake-rest.ts';
import { KEY, partnerGateway } from './support/partner-gateway.ts';
import { required } from './support/required.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SESSION = { cookie: `session=${'a'.repeat(43)}` };

/** A valid request of each entrance; it makes a call of the REST service. */
const operations: Record<EntranceName, string> = {
  site: 'query Names { exhibitorConnection(first: 2) { nodes { id name } } }',
  partner: 'query Names { exhibitorConnection(first: 2) { nodes { id name } } }',
  page: 'query Names { exhibitorConnection(first: 2) { nodes { id name } } }',
  siteStream: 'subscription Threads { consultationChanged { id question } }',
  partnerStream: 'subscription Threads { changed { at } }',
};

const isStream = (name: EntranceName) => entrances[name].answer === 'events';
const path = (name: EntranceName) => (isStream(name) ? '/graphql/stream' : '/graphql');

interface Sent {
  /** Text of the body; by default the operation of the entrance. */
  body?: string | object;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Of a stream that has begun, nothing is read. */
  body: string;
}

/** The answer that the renderer of a page gets. */
async function askPage(pipeline: Pipeline, body: string): Promise<Answer> {
  return { status: 200, headers: {}, body: (await askAsGuest(pipeline)(body, 'ZH')).body };
}

/** A gateway with these steps, and what asks it at one entrance. */
async function gatewayWith(name: EntranceName, list: readonly StepFactory[]) {
  const metrics = createMetrics();
  const run = vi.spyOn(Pipeline.prototype, 'run').mockResolvedValue();
  const { app, rest, log } = await partnerGateway(
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', PUBLIC_TTL_MS: '1000' },
    {
      '/app/consultations/events': () => new EventAnswer(() => {}),
      '/app/live/public-changes': () => new EventAnswer((response) => void response.write(':\n\n')),
    },
    { metrics, steps: list, arrival: { requestMs: 300, uploadMs: 1000 } },
  );
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await request(`${origin}/graphql`, { method: 'POST', body: '{}' }).then(
    ({ body }) => body.dump(),
    () => {},
  );
  const pipeline = run.mock.contexts.find((one) => one instanceof Pipeline);
  run.mockRestore();

  async function send({ body = { query: operations[name] }, headers = {} }: Sent = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    if (name === 'page') return askPage(required(pipeline), text);
    const answer = await request(`${origin}${path(name)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: isStream(name) ? 'text/event-stream' : 'application/json',
        ...(entrances[name].asker === 'key' ? { authorization: `Bearer ${KEY}` } : SESSION),
        ...headers,
      },
      body: text,
    });
    const hasBegun = String(answer.headers['content-type']).startsWith('text/event-stream');
    if (hasBegun) answer.body.on('error', () => {}).destroy();
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: hasBegun ? '' : await answer.body.text(),
    };
  }
  return { app, rest, log, metrics, send };
}

type Gateway = Awaited<ReturnType<typeof gatewayWith>>;

const codes = ({ body }: Answer): string[] => {
  const { errors = [] }: { errors?: { extensions: { code: string } }[] } = JSON.parse(body || '{}');
  return errors.map(({ extensions }) => extensions.code);
};
const messageOf = ({ body }: Answer): string | undefined => {
  const { errors = [] }: { errors?: { message: string }[] } = JSON.parse(body || '{}');
  return errors[0]?.message;
};

const isAnswered = (name: EntranceName, { status, headers, body }: Answer): boolean =>
  status === 200 &&
  (isStream(name)
    ? String(headers['content-type']).startsWith('text/event-stream')
    : body.includes('"data":{"exhibitorConnection"'));

const answers = async (name: EntranceName, { send }: Gateway) => isAnswered(name, await send());

async function hasMetric({ metrics }: Gateway, series: string): Promise<boolean> {
  return (await metrics.metrics())
    .split('\n')
    .some((line) => line.startsWith(series) && !line.endsWith(' 0'));
}

/** Public reads of operations so far, kept ones too. */
async function publicReads({ metrics }: Gateway): Promise<number> {
  const counts = (await metrics.metrics()).matchAll(/^rest_public_reads_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Sends the head of a request and never its body. @returns the first line of the answer; nothing where none comes in time */
async function stall(name: EntranceName, { app }: Gateway): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const key = entrances[name].asker === 'key' ? [`Authorization: Bearer ${KEY}`] : [];
  const head = [
    `POST ${path(name)} HTTP/1.1`,
    'Host: fair.example',
    'Content-Type: application/json',
    `Accept: ${isStream(name) ? 'text/event-stream' : '*/*'}`,
    'Content-Length: 100',
    ...key,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    // Node itself ends a request after 1.3 seconds.
    new Promise<string>((resolve) => setTimeout(resolve, 900, '')),
  ]);
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}

const spans: string[] = [];
const span = {
  setAttribute: () => span,
  setStatus: () => span,
  end: () => {},
  spanContext: () => ({ traceId: '', spanId: '', traceFlags: 0 }),
};
trace.setGlobalTracerProvider({
  getTracer: () =>
    ({
      startSpan: (title: string) => {
        spans.push(title);
        return span;
      },
      startActiveSpan: (_title: string, _options: object, act: (of: typeof span) => unknown) => act(span),
    }) as never,
});
afterEach(() => void spans.splice(0));

/** What shows that a step has done its work at an entrance. */
const effects: Record<string, (name: EntranceName, gateway: Gateway) => Promise<boolean>> = {
  'request-id': async (name, gateway) => {
    const { headers } = await gateway.send();
    if (name === 'page') return UUID.test(required(gateway.rest.calls.at(-1)).requestId ?? '');
    return UUID.test(String(headers['x-request-id']));
  },
  'client-address': async (name, gateway) => {
    // A page of the gateway's own origin may use each key.
    if (entrances[name].asker === 'key') {
      const { port } = gateway.app.server.address() as AddressInfo;
      return isAnswered(name, await gateway.send({ headers: { origin: `http://127.0.0.1:${port}` } }));
    }
    await gateway.send(isStream(name) ? {} : { body: { query: '{ viewer { id } }' } });
    // A stream makes its call after its answer has begun.
    const call = await vi.waitFor(() => required(gateway.rest.calls.at(-1)));
    return call.address === '127.0.0.1';
  },
  locale: async (name, gateway) => {
    const language = entrances[name].otherwise === 'ZH' ? 'EN' : 'ZH';
    const { headers } = await gateway.send({ headers: { language }, body: { query: '{' } });
    return headers['content-language'] === (language === 'ZH' ? 'zh-CN' : 'en');
  },
  log: async (name, gateway) => {
    // A rendered page is in the log only where it fails.
    await gateway.send(name === 'page' ? { body: { query: '{ nothing }' } } : {});
    return name === 'page'
      ? gateway.log().includes('operations of rendered pages failed')
      : gateway.log().includes('"operation":"');
  },
  metrics: async (_name, gateway) => {
    await gateway.send();
    return hasMetric(gateway, 'graphql_operation_duration_seconds_count');
  },
  trace: async (name, gateway) => {
    spans.splice(0);
    await gateway.send();
    return spans.includes(`POST ${path(name)}`);
  },
  headers: async (_name, gateway) =>
    String((await gateway.send()).headers['content-security-policy']).includes("default-src 'none'"),
  'answer-limits': async (_name, gateway) => codes(await gateway.send({ body: { query: '{' } })).length === 1,
  'arrival-limits': async (name, gateway) => (await stall(name, gateway)) === 'HTTP/1.1 408 Request Timeout',
  csrf: async (_name, gateway) =>
    messageOf(await gateway.send({ headers: { 'content-type': 'text/plain', language: 'EN' } }))?.includes(
      'apollo-require-preflight',
    ) ?? false,
  negotiation: async (_name, gateway) =>
    (await gateway.send({ headers: { accept: 'image/png' } })).status === 406,
  caller: answers,
  body: answers,
  lookup: async (_name, gateway) =>
    /没有 persistedQuery|neither a query/.test(messageOf(await gateway.send({ body: {} })) ?? ''),
  validation: answers,
  cost: async (_name, gateway) => {
    await gateway.send();
    return hasMetric(gateway, 'graphql_operation_cost_points_count');
  },
  authorisation: async (name, gateway) => {
    if (!isStream(name))
      return codes(await gateway.send({ body: { query: '{ productConnection { totalCount } }' } })).includes(
        'SCOPE_MISSING',
      );
    const opened = await openStreams(gateway.app, 6);
    return opened.at(-1) === 429;
  },
  'kept-answers': async (_name, gateway) => {
    gateway.app.followPublicChanges();
    const readsOfNext = async () => {
      const before = await publicReads(gateway);
      await gateway.send();
      return (await publicReads(gateway)) - before;
    };
    return vi.waitFor(async () => {
      expect(await readsOfNext()).toBe(0);
      return true;
    });
  },
  execution: answers,
};

/** Opens subscriptions with a key and keeps them open until all have an answer. @returns their statuses */
async function openStreams({ server }: Gateway['app'], count: number): Promise<number[]> {
  const { port } = server.address() as AddressInfo;
  const statuses: number[] = [];
  const leave = new AbortController();
  for (let index = 0; index < count; index += 1) {
    const { statusCode, body } = await request(`http://127.0.0.1:${port}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${KEY}`,
      },
      body: JSON.stringify({ query: operations.partnerStream }),
      signal: leave.signal,
    });
    body.on('error', () => {});
    statuses.push(statusCode);
  }
  leave.abort();
  return statuses;
}

/** Services of which nothing is used: the name of a step and its entrances need none. */
const unused = new Proxy(Object.create(null), { get: () => new Proxy(() => {}, { get: () => () => {} }) });
const named = steps.map((factory) => ({ notAt: {}, ...factory(unused), factory }));

/** Every step at every entrance where it runs. */
const places = named.flatMap(({ name, notAt }) =>
  entranceNames
    .filter((entrance) => notAt[entrance] === undefined)
    .map((entrance) => [name, entrance] as const),
);

describe('the pipeline of GraphQL requests', () => {
  it('leaves out at an entrance only the steps that have nothing to do there', () => {
    const left = named.flatMap(({ name, notAt }) =>
      Object.keys(notAt).map((entrance) => `${name} at ${entrance}`),
    );
    expect(left.toSorted()).toEqual([
      'arrival-limits at page',
      'authorisation at page',
      'authorisation at site',
      'authorisation at siteStream',
      'body at page',
      'client-address at page',
      'csrf at page',
      'headers at page',
      'kept-answers at partnerStream',
      'kept-answers at siteStream',
      'locale at page',
      'negotiation at page',
      'trace at page',
    ]);
  });

  it.each(places)('%s does its work at %s, and its absence is noticed', async (step, entrance) => {
    const effect = required(effects[step], `an effect of ${step}`);
    expect(await effect(entrance, await gatewayWith(entrance, steps))).toBe(true);
    const others = named.filter(({ name }) => name !== step).map(({ factory }) => factory);
    const isThere = await effect(entrance, await gatewayWith(entrance, others)).catch(() => false);
    expect(isThere).toBe(false);
  });

  it.each(places)(
    'a fault of %s at %s is answered as one, and its cause is in the log alone',
    async (step, entrance) => {
      const failing = named.map(({ factory, name }): StepFactory => {
        if (name !== step) return factory;
        const fail = () => {
          throw new Error('a hidden cause');
        };
        return (services) => {
          const made = factory(services);
          const { notAt } = made;
          return {
            name,
            ...(notAt ? { notAt } : {}),
            ...('begin' in made ? { begin: fail } : { end: fail }),
          };
        };
      });
      const gateway = await gatewayWith(entrance, failing);
      const answer = await gateway.send();
      expect(codes(answer)).toEqual(['INTERNAL_SERVER_ERROR']);
      if (entrance !== 'page') expect(answer.status).toBe(500);
      expect(JSON.stringify(answer)).not.toContain('hidden');
      expect(gateway.log()).toContain('a hidden cause');
    },
  );
});
