import { context, type Context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Span of the request; undefined where the service traces nothing. */
    span: Span | undefined;
  }
}

/** What the service makes its spans with; it does nothing until packages/tracing is loaded. */
export const tracer = trace.getTracer('wirefair');

/** What a request asks for. */
interface AskedRequest {
  method: string;
  /** Route as it is declared, never the address, whose query may hold personal data. */
  route: string;
  /** Id of the request, which the log and the answer have too. */
  requestId: string;
}

/**
 * Begins the span of a request.
 * @param parent context that the span belongs to; by default the active one
 */
export function serverSpan({ method, route, requestId }: AskedRequest, parent = context.active()): Span {
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'wirefair.request_id': requestId,
  };
  return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
}

/** Ends the span of a request. @param status status of its answer; from 500 on the span counts as failed */
export function endServerSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Makes a span of each request that Fastify answers.
 * @param parentOf returns the context that the span of a request belongs to; by default the active one, so that the
 *   service ignores the caller's header `traceparent`
 */
export function traceRequests(
  app: FastifyInstance,
  parentOf: (request: FastifyRequest) => Context = () => context.active(),
): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    // The pipeline of GraphQL requests traces them by itself.
    if (request.routeOptions.config.isPipeline) return done();
    const parent = parentOf(request);
    const route = request.routeOptions.url ?? 'unknown';
    const span = serverSpan({ method: request.method, route, requestId: request.id }, parent);
    request.span = span;
    context.with(trace.setSpan(parent, span), done);
  });
  // When the body has arrived, Node continues in the context of the connection.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    if (span) endServerSpan(span, statusCode);
  });
}
