import { endServerSpan, serverSpan } from '@wirefair/service-kit/request-spans';
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
      const route = routeOf(exchange.entrance);
      exchange.span = serverSpan({ method, route, requestId: exchange.requestId });
      return undefined;
    },
    end({ span, status }) {
      if (span) endServerSpan(span, status);
    },
  };
}
