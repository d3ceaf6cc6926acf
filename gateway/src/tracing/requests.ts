import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { Transport } from '../rest/transport.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; undefined where nothing is traced. */
    span: Span | undefined;
  }
}

const tracer = trace.getTracer('wirefair');

/** Begins the span of a request. @param route path that is answered */
export const serverSpan = (method: string, route: string, requestId: string): Span =>
  tracer.startSpan(`${method} ${route}`, {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'http.route': route, 'wirefair.request_id': requestId },
  });

/** Ends the span of a request. @param status of HTTP */
export function endSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Makes a span of each request that Fastify answers. What a caller says of a trace of its own is not read. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    // The pipeline traces its requests by itself.
    if (request.routeOptions.config.isPipeline) return done();
    request.span = serverSpan(request.method, request.routeOptions.url ?? 'unknown', request.id);
    context.with(trace.setSpan(context.active(), request.span), done);
  });
  // What comes after the body has arrived runs in the context of the connection.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    if (span) endSpan(span, statusCode);
  });
}

/** The same transport, each of whose calls is a span that the REST service's is part of. */
export const tracedTransport = (transport: Transport): Transport => ({
  close: () => transport.close(),
  open: (path, headers, silenceMs) => transport.open(path, headers, silenceMs),
  request: (request) =>
    tracer.startActiveSpan(`REST ${request.method}`, { kind: SpanKind.CLIENT }, async (span) => {
      span.setAttribute('url.path', request.path.split('?')[0] ?? '');
      const headers = { ...request.headers };
      propagation.inject(context.active(), headers);
      try {
        const answer = await transport.request({ ...request, headers });
        span.setAttribute('http.response.status_code', answer.status);
        if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
});
