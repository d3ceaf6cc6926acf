import { spending } from '../../partners/spending.ts';
import { streamSlots } from '../../partners/stream-slots.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/**
 * Lets an operation of a program run where its key has the scopes and can pay; a subscription where the key has few enough
 * open. What a session may do, the REST service decides with each call.
 */
export function authorisation({ ledger }: Pick<Services, 'ledger'>): Step {
  const { take, settle } = spending(ledger);
  const slots = streamSlots(ledger);
  return {
    name: 'authorisation',
    notAt: {
      site: 'the REST service authorises each call',
      siteStream: 'the REST service authorises each call',
      page: 'a page is rendered for guests',
    },
    begin: (exchange) => (exchange.entrance.answer === 'events' ? slots.occupy(exchange) : take(exchange)),
    end: (exchange) => settle(exchange),
  };
}
