import { Context } from '../../context/context.ts';
import { admitProgram } from '../../partners/admission.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/**
 * Finds out who asks, and makes the context of the operation. A key is checked here, before the body is read; the REST
 * service checks a session with each call.
 */
export function caller(services: Pick<Services, 'rest' | 'testRest' | 'ledger'>): Step {
  const enter = (exchange: GraphQLExchange): undefined => {
    exchange.context = exchange.newContext?.();
  };
  return {
    name: 'caller',
    begin(exchange) {
      if (exchange.entrance.asker === 'key')
        return admitProgram(services, exchange).then(() => enter(exchange));
      exchange.newContext = () => new Context(services.rest, exchange);
      return enter(exchange);
    },
  };
}
