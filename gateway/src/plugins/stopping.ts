import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Tells by /health/ready that the gateway stops, and serves as before for so long, so that a balancer that looks there
     * sends new requests elsewhere. To be called before `stopServing`.
     * @param ms milliseconds
     */
    drain(ms: number): Promise<void>;
    /** Whether {@link drain} was called. */
    isDraining(): boolean;
    /**
     * Takes no further connection; what comes over those that are open is answered, once for each. To be called before
     * `close`. Resolves when the connections that nobody uses may be ended.
     */
    stopServing(): Promise<void>;
    /** Whether {@link stopServing} was called: answers then say that their connection ends. */
    isStopping(): boolean;
  }
}

/**
 * So long connections without a request stay open: a balancer that has just taken one of them for a request that it may
 * not send twice would tell its client that nobody answers.
 */
const LAST_REQUESTS_MS = 250;

/** Lets a gateway be stopped behind a balancer without a request being refused: new connections go to another one. */
export function installStopping(app: FastifyInstance): void {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms) => {
    isDraining = true;
    if (ms > 0) await wait(ms);
  });
  let isStopping = false;
  app.decorate('isStopping', () => isStopping);
  app.decorate('stopServing', async () => {
    isStopping = true;
    // That of `http.Server` would end the connections without a request at once.
    net.Server.prototype.close.call(app.server);
    await wait(LAST_REQUESTS_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
