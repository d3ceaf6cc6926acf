import type { FastifyInstance } from 'fastify';
import { unavailable } from './error-handler.ts';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the service is told to stop: answers that stay open for long end by it. */
    stopping: AbortSignal;
    /** Takes no further request; those under way are answered. To be called before `close`. */
    stopServing(): void;
  }
}

/** How often connections whose answer has been sent are looked for, while the service stops. */
const LOOK_MS = 25;
/** How long requests that have not arrived whole, and answers, may take then. */
const CUT_OFF_MS = 1500;

/**
 * Ends connections in order when the service stops. A connection that is kept alive would otherwise hold `close` up for
 * more than a minute after its last answer, and a client that goes on asking would never let it end.
 */
export function installStopping(app: FastifyInstance): void {
  const stopping = new AbortController();
  app.decorate('stopping', stopping.signal);
  app.decorate('stopServing', () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
    const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(cutOff);
    });
  });
  app.addHook('onRequest', async () => {
    if (stopping.signal.aborted) throw new Refusal(unavailable, 500, 503);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
  });
}
