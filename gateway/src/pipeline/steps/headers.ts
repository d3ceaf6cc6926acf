import { namesTag, weakTag } from '../../http/entity-tag.ts';
import { headersOfData } from '../../http/security-headers.ts';
import { answerHeaders, sharedFor } from '../../graphql/answer-headers.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

type HeadersOption = Pick<Services, 'isSiteSecure' | 'isStopping' | 'publicTtlMs'>;

/**
 * Whether caches between may keep the answer: a query by GET without errors, whose calls of the REST service do not depend
 * on who asks.
 */
const isShared = ({ http, entrance, errors, context, status }: GraphQLExchange): boolean =>
  entrance.asker === 'session' &&
  http?.request.method === 'GET' &&
  status === 200 &&
  !errors &&
  context?.isPersonal === false;

/** Gives a shared answer an entity tag; the answer has no body where the client has it already. */
function tag(exchange: GraphQLExchange): void {
  const entityTag = weakTag(exchange.body);
  exchange.answerHeaders.set('etag', entityTag);
  if (!namesTag(exchange.headers['if-none-match'], entityTag)) return;
  exchange.status = 304;
  exchange.body = '';
}

/** Sets the headers of the answer: its language, how long caches keep it, and what a browser may do with it. */
export function headers({ isSiteSecure, isStopping, publicTtlMs }: HeadersOption): Step {
  const ofData = Object.entries(headersOfData(isSiteSecure));
  const shared = { 'cache-control': sharedFor(publicTtlMs), vary: 'language, cookie, accept-language' };
  return {
    name: 'headers',
    notAt: { page: 'the renderer reads the text alone' },
    end(exchange) {
      const all = exchange.answerHeaders;
      const add = (more: Readonly<Record<string, string>>) => {
        // What an earlier step has set stays: a key's answer is private, and says so.
        for (const [name, value] of Object.entries(more)) if (!all.has(name)) all.set(name, value);
      };
      if (isShared(exchange)) {
        add(shared);
        tag(exchange);
      }
      add(answerHeaders[exchange.locale]);
      for (const [name, value] of ofData) all.set(name, value);
      if (exchange.status !== 304) all.set('content-type', exchange.contentType);
      if (isStopping() || exchange.status === 408) all.set('connection', 'close');
    },
  };
}
