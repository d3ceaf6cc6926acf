import { LocalisedError, refusedByBrowserRule, withStatus } from '../../schema/errors.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Step } from '../step.ts';

/** Types that a page of another site may send, with the browser's cookies, without asking first. */
const SIMPLE = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/** Headers that a page of another site can only send after it has asked; those of Apollo's clients. */
const PROOFS = ['x-apollo-operation-name', 'apollo-require-preflight'];

/** The type in a header `content-type`, without parameters. */
export const mediaTypeOf = ({ headers }: Pick<GraphQLExchange, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** Whether a page of another site may have made the browser send the request. */
function mayBeForged(exchange: GraphQLExchange): boolean {
  const type = mediaTypeOf(exchange);
  if (type !== undefined && type !== '' && !SIMPLE.includes(type)) return false;
  return !PROOFS.some((name) => exchange.headers[name] !== undefined && exchange.headers[name] !== '');
}

/** Refuses requests that a page of another site may have made a browser send (decision 0007). */
export const csrf = (): Step => ({
  name: 'csrf',
  notAt: { page: 'no browser sends it' },
  begin(exchange) {
    if (mayBeForged(exchange)) throw withStatus(new LocalisedError(refusedByBrowserRule, 'BAD_REQUEST'), 400);
    return undefined;
  },
});
