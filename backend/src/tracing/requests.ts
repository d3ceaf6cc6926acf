import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; undefined where nothing is traced. */
    span: Span | undefined;
  }
}

const tracer = trace.getTracer('wirefair');

/**
 * Makes a span of each request, as a part of the gateway's trace where a gateway makes the call; nobody else's header is
 * read. To be installed after `nameRequests`.
 */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, isGateway, headers, routeOptions } = request;
    const parent = isGateway ? propagation.extract(context.active(), headers) : context.active();
    const route = routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'wirefair.request_id': request.id,
    };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    request.span = span;
    context.with(trace.setSpan(parent, span), done);
  });
  // What comes after the body has arrived runs in the context of the connection.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
