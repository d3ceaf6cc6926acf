import type net from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  closePorts,
  installStopSequence,
  LOOK_FOR_LAST_MS,
  openConnections,
  type OpenAnswers,
} from '@wirefair/service-kit/stopping';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Servers that listen beside `server` and hand their connections over to it; they close together with it. */
    readonly otherListeners: net.Server[];
    /** Adds answers that stay open for long; the gateway ends them once it has stopped listening. */
    onStopServing(answers: OpenAnswers): void;
  }
}

/**
 * Time for which connections without a request stay open where there is no balancer, milliseconds. A balancer may just have
 * taken such a connection for a request that it may not send twice; its client would get an error. A balancer has DRAIN_MS
 * to close its idle connections itself (`keepalive_timeout` in docker/nginx/parts). Streams get more time than that to move.
 */
const LAST_REQUESTS_ALONE_MS = 250;
const LAST_REQUESTS_PER_DRAIN = 1.6;
/**
 * Time for draining and for open connections where STOP_MS gives no more, milliseconds. The process is gone after nine
 * seconds (LEAST_STOP_MS). Up to one and a half of them go into the wait for a quiet moment to close the port, and closing
 * takes some more.
 */
const DRAIN_AND_LAST_REQUESTS_MS = 6500;
const LEAST_LAST_REQUESTS_MS = 2000;

/** Returns the least time for which connections stay open, milliseconds. @param drainMs 0 where there is no balancer */
export function leastLastRequestsMs(drainMs: number): number {
  const wanted = Math.max(drainMs * LAST_REQUESTS_PER_DRAIN, LAST_REQUESTS_ALONE_MS);
  return Math.min(wanted, Math.max(DRAIN_AND_LAST_REQUESTS_MS - drainMs, LEAST_LAST_REQUESTS_MS));
}

/** Follows the open connections. @returns ends those that never sent a byte: nothing else would end them in time */
function silentConnections(server: net.Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** Lets a gateway stop behind a balancer without refusing a request: new connections go to another gateway. */
export function installStopping(app: FastifyInstance): void {
  const long: OpenAnswers[] = [];
  app.decorate('onStopServing', (answers) => void long.push(answers));
  const otherListeners: net.Server[] = [];
  app.decorate('otherListeners', otherListeners);
  installStopSequence(app, {
    otherListeners,
    openAnswers: {
      count: () => long.reduce((sum, answers) => sum + answers.count(), 0),
      end: (ms) => {
        for (const answers of long) answers.end(ms);
      },
    },
    leastLastRequestsMs,
    endConnections: silentConnections(app.server),
  });
}

/**
 * Makes `close` wait until the requests of all listeners are answered, and end each connection after its answer. Where the
 * head of an answer left before the gateway stopped, its client keeps the connection alive. `close` of `http.Server` looks
 * for idle connections only once, and would wait more than a minute for that client. The caller installs this after all
 * other hooks of `preClose`: they may end what this one waits for.
 */
export function installLastAnswers(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server, otherListeners } = app;
    const listeners = [server, ...otherListeners];
    closePorts(listeners.filter(({ listening }) => listening));
    while ((await openConnections(listeners)) > 0) {
      server.closeIdleConnections();
      await wait(LOOK_FOR_LAST_MS);
    }
  });
}
