import { entrances } from '../pipeline/entrances.ts';
import { GraphQLExchange } from '../pipeline/exchange.ts';
import type { Pipeline } from '../pipeline/pipeline.ts';
import { parametersIn } from '../pipeline/steps/body.ts';
import type { Ask } from './renderer.ts';

/**
 * Answers the queries of a page that is being rendered as for a guest, by the steps of every request, without a network.
 * An answer that may depend on who asks says so, by the calls that it took (pipeline/steps/headers.ts).
 */
export const askAsGuest =
  (pipeline: Pipeline): Ask =>
  async (body, locale) => {
    const exchange = new GraphQLExchange(entrances.page, {});
    exchange.locale = locale;
    exchange.parameters = parametersIn(JSON.parse(body));
    await pipeline.run(exchange);
    return { body: exchange.body, isPersonal: exchange.context?.isPersonal ?? false };
  };
