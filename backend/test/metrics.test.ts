import { createMetrics, measureProcess } from '@wirefair/service-kit/metrics';
import { serveMetrics } from '@wirefair/service-kit/metrics-server';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/index.ts';
import { captchas } from '../src/modules/identity/tables.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { measuredJobs } from '../src/periodic-metrics.ts';
import { first } from './support/required.ts';
import { GATEWAY_SECRET, useService } from './support/service.ts';

describe('the metrics', () => {
  const metrics = createMetrics();
  const lines: string[] = [];
  const service = useService({
    metrics,
    logger: createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
  });
  const orm = () => service.database().orm();
  /** Value of one series, as the monitoring reads it; undefined where there is none. */
  async function value(series: string): Promise<number | undefined> {
    const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  }

  it('count requests by their route, never by their address', async () => {
    await service.get('/app/catalogue/companies/1999999999999');
    await service.get('/app/nothing/of/the/kind');
    const text = await metrics.metrics();
    expect(text).not.toContain('1999999999999');
    expect(text).toContain('route="unknown",status="404"');
    expect(await value('http_server_request_duration_seconds_count{method="GET",route="unknown"}')).toBe(1);
    expect(text).toContain(
      'http_server_requests_total{method="GET",route="/app/catalogue/companies/:id",status="404"} 1',
    );
  });

  it('count picture codes, sign-ins and refusals', async () => {
    await service.get('/sys/randomImage/metrics-key-1');
    const { answer } = first(
      await orm().select().from(captchas).where(eq(captchas.checkKey, 'metrics-key-1')),
    );
    const body = { mobile: 'nobody@wirefair.example', password: 'a'.repeat(32), clientType: 1 };
    const signIn = (captcha: string) =>
      service.call('POST', '/app/login/emailLoginByToken', {
        body: { ...body, captcha, checkKey: 'metrics-key-1' },
      });
    expect((await signIn(answer)).success).toBe(false);
    expect((await signIn(answer)).code).toBe(412);
    await service.get('/organiser/people');
    expect(await value('captchas_total{outcome="drawn"}')).toBe(1);
    expect(await value('captchas_total{outcome="right"}')).toBe(1);
    expect(await value('captchas_total{outcome="wrong"}')).toBe(1);
    expect(await value('sign_ins_total{method="password",role="unknown",outcome="wrong"}')).toBe(1);
    expect(await value('sign_ins_total{method="password",role="unknown",outcome="wrong-picture"}')).toBe(1);
    expect(await value('refusals_total{outcome="no-session"}')).toBe(1);
  });

  it('tell what waits in the outbox, of the connections, and of jobs', async () => {
    await orm().execute(sql`delete from outgoing_message`);
    await orm().insert(outgoing).values({
      channel: 'email',
      recipient: 'ada@fair.example',
      language: 'EN',
      body: 'text',
      createdAt: service.realTime(),
      dueAt: service.realTime(),
    });
    await orm().execute(
      sql`insert into job (kind, subject_id, state, total, due_at, created_at) values ('metrics-test', 1, 'failed', 1, now(), now())`,
    );
    expect(await value('outbox_waiting_messages{channel="email"}')).toBe(1);
    expect(await value('outbox_oldest_waiting_seconds{channel="email"}')).toBeGreaterThanOrEqual(0);
    expect(await value('jobs_open{kind="metrics-test",state="failed"}')).toBe(1);
    // Work in the background has the one connection of the embedded database now and then.
    await expect.poll(() => value('database_pool_waiting')).toBe(0);
    await expect.poll(() => value('database_pool_connections{state="idle"}')).toBeGreaterThanOrEqual(1);
  });

  it('tell which periodic jobs ran, and which failed', async () => {
    const own = createMetrics();
    const [good, bad] = measuredJobs(
      [
        { name: 'good', everyMs: 1, run: async () => {} },
        {
          name: 'bad',
          everyMs: 1,
          run: async () => {
            throw new Error('no');
          },
        },
      ],
      own,
    );
    await good?.run(() => false);
    await expect(bad?.run(() => false)).rejects.toThrow('no');
    const text = await own.metrics();
    expect(text).toMatch(/periodic_job_last_success_timestamp_seconds\{name="good"\} \d/);
    expect(text).not.toMatch(/periodic_job_last_success_timestamp_seconds\{name="bad"\}/);
    expect(text).toContain('periodic_job_failures_total{name="bad"} 1');
  });

  it('are served on a port of their own, and nothing else is', async () => {
    const own = createMetrics();
    measureProcess(own, '1.2.3');
    const { port, end } = await serveMetrics(own, { host: '127.0.0.1', port: 0 }, { error: () => {} });
    const origin = `http://127.0.0.1:${port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain('wirefair_build_info{version="1.2.3"');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
    await end();
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
  });

  it('name a request as the gateway does, in the answer, the log and what it leaves in the outbox', async () => {
    const id = '1c8e3a52-97a1-4b55-8f0e-3a2d5c1b7e90';
    const ask = (headers: Record<string, string>) =>
      service.app().inject({
        method: 'POST',
        url: '/app/login/smsCode?mobile=13800138000',
        headers: { 'x-request-id': id, 'x-forwarded-for': '198.51.100.99', ...headers },
      });
    const told = await ask({ 'gateway-secret': GATEWAY_SECRET });
    expect(told.headers['x-request-id']).toBe(id);
    expect(lines.join('')).toContain(`"request":"${id}"`);
    const strange = await ask({});
    expect(strange.headers['x-request-id']).not.toBe(id);
    expect(strange.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const kept = await orm().select({ requestId: outgoing.requestId }).from(outgoing);
    expect(kept.map(({ requestId }) => requestId)).toContain(id);
  });
});
