import { context, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { tracer } from '@wirefair/service-kit/request-spans';
import type { Transport } from '../rest/transport.ts';

/** Wraps a transport: each call becomes a span, and the REST service's span of the call belongs to it. */
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
