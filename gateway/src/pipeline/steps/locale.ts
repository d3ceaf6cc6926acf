import { localeOf } from '../../context/request-language.ts';
import type { Step } from '../step.ts';

/** Decides the language of the exchange, once. */
export const locale = (): Step => ({
  name: 'locale',
  notAt: { page: 'a page is rendered in a given language' },
  begin(exchange) {
    exchange.locale = localeOf(exchange.headers, exchange.entrance.otherwise);
    return undefined;
  },
});
