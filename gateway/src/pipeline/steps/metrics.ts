import type { Recorder } from '@wirefair/service-kit/recorded-histogram';
import type { Entrance } from '../entrances.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/** Path of the GraphQL endpoint, and of the one for subscriptions. */
export const ENDPOINT = '/graphql';
export const STREAM = `${ENDPOINT}/stream`;

/** The path of an entrance, as metrics and traces name it. */
export const routeOf = ({ answer }: Entrance): string => (answer === 'events' ? STREAM : ENDPOINT);

/** Measures the request, and the operation where one was looked up. */
export function metrics({
  httpMetrics,
  operationMetrics,
}: Pick<Services, 'httpMetrics' | 'operationMetrics'>): Step {
  const recorders = new Map<string, Recorder>();
  const recorderOf = (method: string, route: string, status: number): Recorder => {
    const key = `${method} ${route} ${status}`;
    const recorder = recorders.get(key) ?? httpMetrics.recorderOf({ method, route, status });
    recorders.set(key, recorder);
    return recorder;
  };
  return {
    name: 'metrics',
    end(exchange) {
      const { http, entrance, status, startedAt } = exchange;
      if (http)
        recorderOf(
          http.request.method ?? 'unknown',
          routeOf(entrance),
          status,
        )((performance.now() - startedAt) / 1000);
      const answered = answeredOperation(exchange);
      if (answered) operationMetrics.tell(answered);
    },
  };
}

/**
 * The operation of an exchange as the metrics and the log describe it, of a subscription its start; undefined where none was
 * looked up.
 */
export function answeredOperation({ operation, errors, context, lookedUpAt }: GraphQLExchange) {
  if (lookedUpAt === 0 || !context) return undefined;
  return { name: operation?.name, kind: operation?.kind, startedAt: lookedUpAt, errors, context };
}
