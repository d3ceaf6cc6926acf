import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context/context.ts';

/** One line an operation: name, kind, time, codes of errors. Never variables or headers (promises.md 18). */
export function logOperations(log: FastifyBaseLogger): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operationName, operation, response }) {
          const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
          log.info({
            operation: operationName?.slice(0, 80) ?? 'unnamed',
            kind: operation?.operation,
            ms: Math.round(performance.now() - startedAt),
            ...(errors ? { errors: errors.map((error) => error.extensions?.['code']) } : {}),
          });
        },
      };
    },
  };
}
