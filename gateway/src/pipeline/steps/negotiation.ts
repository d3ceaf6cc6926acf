import Negotiator from 'negotiator';
import { type Bilingual, LocalisedError, withStatus } from '../../schema/errors.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Step } from '../step.ts';

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** Answers for headers `accept` that many clients send; the last is Apollo Client's. */
const common: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  [JSON_TYPE, JSON_TYPE],
  [GRAPHQL_TYPE, GRAPHQL_TYPE],
  [`${GRAPHQL_TYPE},${JSON_TYPE};q=0.9`, GRAPHQL_TYPE],
]);

const wrongMethod: Bilingual = {
  ZH: '此地址不支持该请求方法',
  EN: 'This address does not support the method of the request',
};
const onlyJson: Bilingual = {
  ZH: `此地址只能返回 ${JSON_TYPE} 或 ${GRAPHQL_TYPE}`,
  EN: `This address answers ${JSON_TYPE} or ${GRAPHQL_TYPE}; the header accept names neither`,
};
const onlyEvents: Bilingual = {
  ZH: '请以 Accept: text/event-stream 请求此地址',
  EN: 'Ask this address with Accept: text/event-stream',
};

const refuse = (text: Bilingual, status: number, code: 'BAD_REQUEST' | 'BAD_USER_INPUT' = 'BAD_REQUEST') =>
  withStatus(new LocalisedError(text, code), status);

/** The type of an answer to an operation (GraphQL over HTTP); undefined where the client accepts none. */
function typeOf({ headers }: GraphQLExchange): string | undefined {
  return common.get(headers.accept) ?? new Negotiator({ headers }).mediaType([JSON_TYPE, GRAPHQL_TYPE]);
}

/** The header `accept-encoding` without weights, the preferred encoding first; undefined where there is none. */
function encodingsOf({ headers }: GraphQLExchange): string | undefined {
  const accepted = headers['accept-encoding'];
  const names = Array.isArray(accepted) ? accepted.join() : accepted;
  return names?.includes(';') ? new Negotiator({ headers }).encodings(['br', 'gzip']).join() : names;
}

/** Checks the method, and chooses the type and the compression of the answer. */
export const negotiation = (): Step => ({
  name: 'negotiation',
  notAt: { page: 'the answer goes to the renderer' },
  begin(exchange) {
    const { entrance, headers, http } = exchange;
    if (!entrance.methods.includes(http?.request.method ?? '')) {
      exchange.answerHeaders.set('allow', entrance.methods.join(', '));
      throw refuse(wrongMethod, 405);
    }
    if (entrance.answer === 'events') {
      if (headers.accept !== 'text/event-stream') throw refuse(onlyEvents, 406, 'BAD_USER_INPUT');
      return undefined;
    }
    exchange.encodings = encodingsOf(exchange);
    const type = typeOf(exchange);
    if (type === undefined) throw refuse(onlyJson, 406);
    exchange.contentType = `${type}; charset=utf-8`;
    return undefined;
  },
});
