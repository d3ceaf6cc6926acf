import { newRequestId, REQUEST_ID, requestIds } from '../../context/request-id.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/** Names the exchange: by the id that a trusted balancer sends, otherwise by a new one. */
export function requestId({ trusts }: Pick<Services, 'trusts'>): Step {
  const idOf = requestIds(trusts);
  return {
    name: 'request-id',
    begin(exchange) {
      exchange.requestId = exchange.http ? idOf(exchange.http.request) : newRequestId();
      exchange.answerHeaders.set(REQUEST_ID, exchange.requestId);
      return undefined;
    },
  };
}
