import type { FastifyBaseLogger } from 'fastify';
import type { AnsweredOperation, OperationObserver } from './answered-operation.ts';
import { limitedLog } from './log-limit.ts';

/** One line in this time at most tells of operations of rendered pages that failed, milliseconds. */
const PAGES_EVERY_MS = 60_000;

/**
 * Tells one line an operation: name, kind, time, id of the request, codes of errors, and of a program the id of its key. Never variables or headers (docs/promises.md 18).
 * Operations that the gateway makes itself to render pages are told only where they fail, and not each.
 */
export function operationLog(log: FastifyBaseLogger): OperationObserver {
  const ofPages = limitedLog<object>(PAGES_EVERY_MS, (line, count) =>
    log.warn({ ...line, count }, 'operations of rendered pages failed'),
  );
  return {
    tell({ name, kind, startedAt, errors, context }: AnsweredOperation) {
      if (context.isOfPage && !errors) return;
      const line = {
        operation: name?.slice(0, 80) ?? 'unnamed',
        kind,
        ms: Math.round(performance.now() - startedAt),
        request: context.requestId,
        ...(context.program ? { key: context.program.keyId } : {}),
        ...(errors ? { errors: errors.map((error) => error.extensions?.['code']) } : {}),
      };
      if (context.isOfPage) ofPages.add(line);
      else log.info(line);
    },
    close: () => ofPages.close(),
  };
}
