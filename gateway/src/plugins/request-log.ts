import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../context/context.ts';
import { limitedLog } from './log-limit.ts';

/** One line in this time at most tells of operations of rendered pages that failed, milliseconds. */
const PAGES_EVERY_MS = 60_000;

/**
 * One line an operation: name, kind, time, codes of errors. Never variables or headers (docs/promises.md 18). Operations
 * that the gateway makes itself to render pages are told only where they fail, and not each.
 */
export function logOperations(log: FastifyBaseLogger): ApolloServerPlugin<Context> {
  const ofPages = limitedLog<object>(PAGES_EVERY_MS, (line, count) =>
    log.warn({ ...line, count }, 'operations of rendered pages failed'),
  );
  return {
    async serverWillStart() {
      return { serverWillStop: async () => ofPages.close() };
    },
    async requestDidStart({ contextValue }) {
      const startedAt = performance.now();
      const isOfPage = contextValue.caller.address === undefined;
      return {
        async willSendResponse({ operationName, operation, response }) {
          const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
          if (isOfPage && !errors) return;
          const line = {
            operation: operationName?.slice(0, 80) ?? 'unnamed',
            kind: operation?.operation,
            ms: Math.round(performance.now() - startedAt),
            ...(errors ? { errors: errors.map((error) => error.extensions?.['code']) } : {}),
          };
          if (isOfPage) ofPages.add(line);
          else log.info(line);
        },
      };
    },
  };
}
