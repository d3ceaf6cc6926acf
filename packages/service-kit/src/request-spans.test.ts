import { createContextKey, ROOT_CONTEXT } from '@opentelemetry/api';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { traceRequests, tracer } from './request-spans.ts';

/** Records the spans that the kit begins, and their attributes. */
function watchSpans() {
  const begin = vi.spyOn(tracer, 'startSpan');
  onTestFinished(() => begin.mockRestore());
  return begin;
}

it('makes a span of each request, by its route and never by its address', async () => {
  const begin = watchSpans();
  const app = Fastify({ genReqId: () => 'id-1' });
  traceRequests(app);
  app.get('/companies/:id', ({ span }) => ({ isTraced: span !== undefined }));
  expect((await app.inject({ url: '/companies/1999?key=secret' })).json()).toEqual({ isTraced: true });
  const [name, options] = begin.mock.calls[0] ?? [];
  expect(name).toBe('GET /companies/:id');
  expect(options?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/companies/:id',
    'wirefair.request_id': 'id-1',
  });
  await app.close();
});

it('takes the trace that a service finds for the request', async () => {
  const begin = watchSpans();
  const parent = ROOT_CONTEXT.setValue(createContextKey('parent'), true);
  const app = Fastify();
  traceRequests(app, ({ headers }) => (headers['traceparent'] === 'ours' ? parent : ROOT_CONTEXT));
  app.get('/', () => 'well');
  for (const traceparent of ['ours', 'other']) await app.inject({ url: '/', headers: { traceparent } });
  expect(begin.mock.calls.map(([, , context]) => context)).toEqual([parent, ROOT_CONTEXT]);
  await app.close();
});
