import type { FastifyBaseLogger } from 'fastify';
import { OperationTypeNode } from 'graphql';
import { isRefused } from '../../execution/operations.ts';
import { isWellFormed } from '../../graphql/well-formed.ts';
import { type Bilingual, type ErrorCode, LocalisedError, withStatus } from '../../schema/errors.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Outcome, Step } from '../step.ts';

const brokenText: Bilingual = {
  ZH: '文本中含有无法识别的字符',
  EN: 'The text contains characters that cannot be sent on',
};
const subscriptionsElsewhere: Bilingual = {
  ZH: '此地址不接受订阅，请发送到 /graphql/stream',
  EN: 'Subscriptions are answered at /graphql/stream',
};
const onlySubscriptions: Bilingual = { ZH: '此地址仅提供订阅', EN: 'Only subscriptions are served here' };
const onlyQueries: Bilingual = {
  ZH: 'GET 请求只能执行 query',
  EN: 'A GET request may ask for a query only',
};

const refuse = (text: Bilingual, status = 400, code: ErrorCode = 'BAD_USER_INPUT') =>
  withStatus(new LocalisedError(text, code), status);

/** Refuses an operation that does not belong to this entrance or method. */
function checkKind({ entrance, http, answerHeaders, requiredOperation: { kind } }: GraphQLExchange): void {
  if (!entrance.kinds.includes(kind))
    throw refuse(entrance.answer === 'events' ? onlySubscriptions : subscriptionsElsewhere);
  if (http?.request.method !== 'GET' || kind === OperationTypeNode.QUERY) return;
  answerHeaders.set('allow', 'POST');
  throw refuse(onlyQueries, 405, 'BAD_REQUEST');
}

/**
 * Has a document that was not looked up validated, and checks what depends on the request: the kind of the operation, and
 * texts in variables. A lone surrogate has no form in UTF-8 or JSON.
 */
export function validation({
  operations,
  log,
}: Pick<Services, 'operations'> & { log: FastifyBaseLogger }): Step {
  async function validate(exchange: GraphQLExchange): Promise<Outcome> {
    const { parameters, entrance, requestId } = exchange;
    const found = await operations[entrance.contract].validate(parameters, exchange.locale, (cause) =>
      log.error({ err: cause, request: requestId }, 'document could not be validated'),
    );
    if (isRefused(found)) {
      exchange.result = { errors: found.errors };
      exchange.status = found.status;
      return 'answered';
    }
    exchange.operation = found;
    return check(exchange);
  }

  function check(exchange: GraphQLExchange): undefined {
    checkKind(exchange);
    if (!isWellFormed(exchange.parameters.variables)) throw refuse(brokenText);
    return undefined;
  }

  return {
    name: 'validation',
    begin: (exchange) => (exchange.operation ? check(exchange) : validate(exchange)),
  };
}
