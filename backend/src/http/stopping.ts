import { installStopSequence } from '@wirefair/service-kit/stopping';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Adds an answer that stays open for long; the service ends it once it has stopped listening.
     * @param end ends the answer at some moment within the given time, milliseconds: its reader connects again, to another
     *   service
     * @returns removes the answer, for the case that it ends before
     */
    onStopServing(end: (ms: number) => void): () => void;
  }
}

/**
 * Least and longest time for which connections without a request stay open, milliseconds. A balancer may just have taken
 * such a connection for a request that it may not send twice; its client would get an error. With DRAIN_MS the balancer has
 * as long to close its idle connections itself (`keepalive_timeout` in docker/nginx/parts).
 */
const LEAST_LAST_REQUESTS_MS = 250;
const MOST_LAST_REQUESTS_MS = 2500;

/** Returns the least time for which connections stay open, milliseconds. @param drainMs 0 where there is no balancer */
export const leastLastRequestsMs = (drainMs: number): number =>
  Math.min(Math.max(drainMs, LEAST_LAST_REQUESTS_MS), MOST_LAST_REQUESTS_MS);

/** Time between two looks for connections whose answer has left, milliseconds. */
const LOOK_MS = 25;
/** Longest time for requests that have not arrived whole, and for answers, milliseconds. */
const CUT_OFF_MS = 1500;

/** Ends idle connections from now on, and all connections after {@link CUT_OFF_MS}. */
function endConnections({ server }: FastifyInstance): void {
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS).unref();
  const cutOff = setTimeout(() => server.closeAllConnections(), CUT_OFF_MS).unref();
  server.once('close', () => {
    clearInterval(look);
    clearTimeout(cutOff);
  });
}

/** Lets the service stop behind a balancer without refusing a request: new connections go to another service. */
export function installStopping(app: FastifyInstance): void {
  const ends = new Set<(ms: number) => void>();
  app.decorate('onStopServing', (end) => {
    ends.add(end);
    return () => ends.delete(end);
  });
  installStopSequence(app, {
    openAnswers: {
      count: () => ends.size,
      end: (ms) => {
        for (const end of ends) end(ms);
      },
    },
    leastLastRequestsMs,
    endConnections: () => endConnections(app),
  });
}
