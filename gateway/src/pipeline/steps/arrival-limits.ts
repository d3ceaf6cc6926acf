import { failArrival, hasBody, limitRestOfBody } from '@wirefair/service-kit/arrival';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/**
 * Ends requests whose body does not arrive in time; after the answer, ends a connection on which the rest of the body does
 * not arrive.
 */
export function arrivalLimits({ arrival: { requestMs } }: Pick<Services, 'arrival'>): Step {
  return {
    name: 'arrival-limits',
    notAt: { page: 'nothing arrives over a network' },
    begin(exchange) {
      if (!exchange.http) return undefined;
      const { request } = exchange.http;
      if (request.complete || !hasBody(request)) return undefined;
      const timer = setTimeout(failArrival, requestMs, request);
      exchange.onBody = () => clearTimeout(timer);
      // A client that goes meanwhile leaves no timer behind.
      request.on('close', exchange.onBody);
      return undefined;
    },
    end(exchange) {
      exchange.onBody();
      if (exchange.http) limitRestOfBody(exchange.http.request, requestMs);
    },
  };
}
