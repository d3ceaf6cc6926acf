import { endSpan, serverSpan } from '../../tracing/requests.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';
import { routeOf } from './metrics.ts';

/** Makes the exchange a span, which the calls of the REST service are part of. */
export function trace({ isTraced }: Pick<Services, 'isTraced'>): Step {
  return {
    name: 'trace',
    notAt: { page: 'the request for the page has the span' },
    begin(exchange) {
      if (!isTraced || !exchange.http) return undefined;
      const { method = 'unknown' } = exchange.http.request;
      exchange.span = serverSpan(method, routeOf(exchange.entrance), exchange.requestId);
      return undefined;
    },
    end({ span, status }) {
      if (span) endSpan(span, status);
    },
  };
}
