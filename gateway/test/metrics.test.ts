import { createMetrics } from '@wirefair/service-kit/metrics';
import { afterEach, describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const products = 'query Products { products(pageSize: 1) { nodes { title exhibitor { name } } } }';

describe('the metrics of the gateway', () => {
  let metrics = createMetrics();
  afterEach(() => {
    metrics = createMetrics();
  });
  /** Value of one series, as the monitoring reads it; undefined where there is none. */
  async function value(series: string): Promise<number | undefined> {
    const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  }
  const gateway = (answers: Parameters<typeof useGateway>[0], env: Record<string, string> = {}) =>
    useGateway(answers, env, { metrics });

  it('tell time, cost and calls of an operation, whichever way it is executed', async () => {
    const { app, rest } = await gateway(catalogue());
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let count = 0; count < 5; count += 1) {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: products }),
      });
      expect(await answer.json()).not.toHaveProperty('errors');
    }
    const labels = 'operation="other",kind="query",asker="browser"';
    expect(await value(`graphql_operation_duration_seconds_count{${labels}}`)).toBe(5);
    expect(await value('graphql_operation_cost_points_count{asker="browser"}')).toBe(5);
    // Each asks for a list with one node of two fields, one of which is an object with one.
    expect(await value('graphql_operation_cost_points_sum{asker="browser"}')).toBe(5 * 5);
    expect(await value('graphql_operation_rest_calls_sum{asker="browser"}')).toBe(rest.calls.length);
    expect(await value('http_server_requests_total{method="POST",route="/graphql",status="200"}')).toBe(5);
    expect(await value('rest_call_duration_seconds_count{method="GET",outcome="2xx"}')).toBe(
      rest.calls.length,
    );
  });

  it('name the operations of the site alone, for anybody may choose a name', async () => {
    const { query } = await gateway(catalogue());
    await query('query AboutIntro { __typename }');
    await query('query Chosen { __typename }');
    const text = await metrics.metrics();
    expect(text).toContain('operation="AboutIntro"');
    expect(text).not.toContain('Chosen');
  });

  it('count errors by their code', async () => {
    const { query } = await gateway({ '/app/info/getEntriesList': () => new RawReply(502, 'bad') });
    await query(products);
    await query('{ nothing }');
    expect(await value('graphql_errors_total{code="UPSTREAM_UNAVAILABLE"}')).toBe(1);
    expect(await value('graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    expect(await value('rest_call_duration_seconds_count{method="GET",outcome="5xx"}')).toBe(1);
  });

  it('tell when calls are refused because the REST service does not answer', async () => {
    const { query } = await gateway({ '/app/info/getEntriesList': () => new RawReply(502, 'bad') });
    expect(await value('rest_circuit_open{calls="reads"}')).toBe(0);
    for (let count = 0; count < 6; count += 1) await query(products);
    expect(await value('rest_circuit_open{calls="reads"}')).toBe(1);
    expect(await value('rest_circuit_open{calls="writes"}')).toBe(0);
  });

  it('tell which public reads cost a call', async () => {
    const { query } = await gateway(catalogue(), { PUBLIC_TTL_MS: '60000' });
    const plain = '{ products(pageSize: 1) { totalCount } }';
    await query(plain);
    await query(plain);
    await query(plain);
    expect(await value('rest_public_reads_total{answer="asked"}')).toBe(2);
    expect(await value('rest_public_reads_total{answer="kept"}')).toBe(1);
  });
});
