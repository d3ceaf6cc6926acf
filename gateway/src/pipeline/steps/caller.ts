import { Context } from '../../context/context.ts';
import { admitProgram } from '../../partners/admission.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/**
 * Finds out who asks, and makes the context of the operation. A key is checked here, before the body is read; the REST
 * service checks a session with each call.
 */
export function caller(services: Pick<Services, 'rest' | 'testRest' | 'ledger'>): Step {
  return {
    name: 'caller',
    async begin(exchange) {
      if (exchange.entrance.asker === 'key') await admitProgram(services, exchange);
      else exchange.newContext = () => new Context(services.rest, exchange);
      exchange.context = exchange.newContext?.();
      return undefined;
    },
  };
}
