import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { required } from './required.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
  attributes: Record<string, string | number | undefined>;
}

interface Exported {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<Span, 'name' | 'parentSpanId' | 'spanId' | 'traceId'> & { attributes: Attribute[] })[];
    }[];
  }[];
}
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

const valuesOf = (attributes: Attribute[]): Span['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** Under load what a service sends may take seconds to arrive. */
const PATIENCE = { timeout: 15_000 };

const SECRET = 'nobody-writes-this@fair.example';

describe('traces', () => {
  const spans: Span[] = [];
  let collector: Server;
  let system: OwnSystem;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        for (const { resource, scopeSpans } of (JSON.parse(body) as Exported).resourceSpans) {
          const service = String(valuesOf(resource.attributes)['service.name']);
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    system = await ownSystem({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_TRACES_SAMPLER_ARG: '1',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      PUBLIC_TTL_MS: '0',
    });
  });
  afterAll(async () => {
    await system.stop();
    collector.closeAllConnections();
    collector.close();
  });

  async function ask(query: string, variables: object = {}): Promise<string> {
    const answer = await fetch(`${system.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    await answer.text();
    return answer.headers.get('x-request-id') ?? '';
  }
  const spanOf = (requestId: string, service: string) =>
    spans.find((span) => span.service === service && span.attributes['wirefair.request_id'] === requestId);

  it.each([
    ['by Apollo', 1],
    ['compiled', 4],
  ])('lead from the request to the statement, %s', async (_way, times) => {
    let id = '';
    for (let count = 0; count < times; count += 1)
      id = await ask('{ products(pageSize: 2) { nodes { id } totalCount } }');
    // Each service sends what it has a few times a second.
    await expect
      .poll(() => [spanOf(id, 'wirefair-gateway'), spanOf(id, 'wirefair-backend')], PATIENCE)
      .not.toContain(undefined);
    const inGateway = required(spanOf(id, 'wirefair-gateway'), 'the request at the gateway');
    const inBackend = required(spanOf(id, 'wirefair-backend'), 'the call at the backend');
    expect(inGateway).toMatchObject({
      name: 'POST /graphql',
      attributes: { 'http.response.status_code': 200 },
    });
    expect(inGateway.parentSpanId ?? '').toBe('');
    const caller = () => spans.find(({ spanId }) => spanId === inBackend.parentSpanId);
    await expect.poll(caller, PATIENCE).toBeDefined();
    const call = required(caller(), 'the call of the gateway');
    expect(call).toMatchObject({
      service: 'wirefair-gateway',
      name: 'REST GET',
      parentSpanId: inGateway.spanId,
    });
    await expect
      .poll(
        () =>
          spans.filter(({ name, parentSpanId }) => name === 'SELECT' && parentSpanId === inBackend.spanId),
        PATIENCE,
      )
      .not.toEqual([]);
    expect(new Set([inBackend.traceId, call.traceId])).toEqual(new Set([inGateway.traceId]));
  });

  it('hold statements without their parameters, and no query of an address', async () => {
    const id = await ask('mutation ($input: SubscribeInput!) { subscribe(input: $input) { message } }', {
      input: { role: 'VISITOR', companyName: 'Secret Cables', contactName: 'Ada', email: SECRET },
    });
    await expect.poll(() => spanOf(id, 'wirefair-backend'), PATIENCE).toBeDefined();
    const { traceId } = required(spanOf(id, 'wirefair-backend'), 'the call at the backend');
    await expect
      .poll(() => spans.some((span) => span.traceId === traceId && span.name === 'INSERT'), PATIENCE)
      .toBe(true);
    const told = JSON.stringify(spans);
    expect(told).not.toContain(SECRET);
    expect(told).not.toContain('Secret Cables');
    for (const { attributes } of spans) expect(String(attributes['url.path'] ?? '')).not.toContain('?');
  });
});
