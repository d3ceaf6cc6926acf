import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { measureRequests } from './request-metrics.ts';

const DURATION = 'http_server_request_duration_seconds';

it('counts answers by method, route and status, and never by their address', async () => {
  const metrics = createMetrics();
  const app = Fastify();
  const measured = measureRequests(app, metrics);
  app.get('/companies/:id', () => 'well');
  for (const url of ['/companies/first-one', '/companies/second-one', '/nothing']) await app.inject({ url });
  measured.recorderOf({ method: 'POST', route: '/graphql', status: 200 })(0.03);
  const text = await metrics.metrics();
  expect(text).not.toContain('-one');
  for (const line of [
    'http_server_requests_total{method="GET",route="/companies/:id",status="200"} 2',
    'http_server_requests_total{method="GET",route="unknown",status="404"} 1',
    'http_server_requests_total{method="POST",route="/graphql",status="200"} 1',
    `${DURATION}_count{method="GET",route="/companies/:id"} 2`,
    `${DURATION}_sum{method="POST",route="/graphql"} 0.03`,
  ])
    expect(text).toContain(line);
  await app.close();
});
