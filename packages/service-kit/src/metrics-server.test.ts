import { Gauge } from 'prom-client';
import { expect, it } from 'vitest';
import { createMetrics, measureProcess } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const anywhere = { host: '127.0.0.1', port: 0 };

it('serves the metrics at their port, and nothing else', async () => {
  const metrics = createMetrics();
  measureProcess(metrics, '1.2.3');
  const { port, end } = await serveMetrics(metrics, anywhere, { error: () => {} });
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  const text = await answer.text();
  expect(text).toContain('wirefair_build_info{version="1.2.3"');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  await end();
  await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
});

it('answers 500 and logs why where the metrics cannot be collected', async () => {
  const metrics = createMetrics();
  const failure = new Error('the database is away');
  new Gauge({ name: 'rows', help: 'Rows.', registers: [metrics], collect: () => Promise.reject(failure) });
  const lines: unknown[] = [];
  const { port, end } = await serveMetrics(metrics, anywhere, { error: (line: unknown) => lines.push(line) });
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(lines).toEqual([{ err: failure }]);
  await end();
});

it('fails where the port is in use', async () => {
  const { port, end } = await serveMetrics(createMetrics(), anywhere, { error: () => {} });
  const again = serveMetrics(createMetrics(), { ...anywhere, port }, { error: () => {} });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await end();
});
