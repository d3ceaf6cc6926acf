import type { FastifyBaseLogger } from 'fastify';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import { execute } from '../../execution/execute.ts';
import { formatError, localiseError } from '../../graphql/errors.ts';
import { tooManyObjects } from '../../schema/answer-nodes.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Outcome, Step } from '../step.ts';

/** Puts the errors of an operation into the language of the request. */
function localise(
  { requiredContext: context, locale, requestId, operation }: GraphQLExchange,
  errors: readonly GraphQLError[],
  log: FastifyBaseLogger,
): GraphQLFormattedError[] {
  return errors.map((error) => {
    localiseError(error, locale, (cause) =>
      log.error(
        { err: cause, path: error.path, operationName: operation?.name, request: requestId },
        'resolver failed',
      ),
    );
    // A browser does not send again a session that the REST service no longer takes (AUTH-027).
    const { code } = error.extensions;
    if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') context.session.drop();
    return formatError(error.toJSON());
  });
}

/** Executes the operation, or prepares the stream of a subscription. */
export function execution({
  subscriptions,
  log,
}: Pick<Services, 'subscriptions'> & { log: FastifyBaseLogger }): Step {
  function finish(exchange: GraphQLExchange, { data, errors }: ExecutionResult): void {
    if (!errors) {
      exchange.result = { data: data ?? null };
      return;
    }
    const localised = localise(exchange, errors, log);
    // Without data the variables do not fit their types.
    if (data === undefined) exchange.status = 400;
    exchange.result = data === undefined ? { errors: localised } : { errors: localised, data };
  }

  async function run(exchange: GraphQLExchange): Promise<Outcome> {
    const context = exchange.requiredContext;
    finish(exchange, await execute(exchange.requiredOperation, exchange.variables, context));
    const refusal = tooManyObjects(context);
    if (refusal) exchange.result = { errors: localise(exchange, [refusal], log), data: null };
    return undefined;
  }

  return {
    name: 'execution',
    begin(exchange) {
      if (exchange.entrance.answer === 'json') return run(exchange);
      // A balancer must not hold events back.
      exchange.answerHeaders.set('x-accel-buffering', 'no');
      exchange.stream = subscriptions[exchange.entrance.contract].prepare(exchange);
      return undefined;
    },
  };
}
