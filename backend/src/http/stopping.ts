import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LEAST_STOP_MS } from '../lifecycle.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Adds what ends an answer that would stay open for long, once no further connection is taken.
     * @param end is told how long connections stay open yet, milliseconds: it ends the answer at some moment of that time,
     *   because whoever reads it connects anew to another service
     * @returns takes it away again, when the answer has ended by itself
     */
    onStopServing(end: (ms: number) => void): () => void;
    /**
     * Tells by /health/ready that the service stops, and serves as before for so long, so that a balancer that looks there
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
    stopServing(times?: Partial<StopTimes>): Promise<void>;
  }
}

/** How a service stops, milliseconds. */
export interface StopTimes {
  /** For how long it told before that it stops; 0, as where there is no balancer, unless told. */
  drainMs: number;
  /** Within how long it is gone, reckoned from the moment at which it was told to stop; {@link LEAST_STOP_MS} unless told. */
  stopMs: number;
}

/**
 * So long connections without a request stay open, at least and at most: a balancer that has just taken one of them for a
 * request that it may not send twice would tell its client that nobody answers. With DRAIN_MS the balancer has as long to
 * close by itself those that it does not use (`keepalive_timeout` in docker/nginx/parts).
 */
const LEAST_LAST_REQUESTS_MS = 250;
const MOST_LAST_REQUESTS_MS = 2500;
/**
 * So much more time each open answer is given where STOP_MS leaves it, milliseconds: its reader, a gateway, opens it anew at
 * another service (docs/capacity.md).
 */
const MOVE_MS = 30;
/** How often it is looked whether any connection is left. */
const LOOK_FOR_LAST_MS = 50;

/** How often connections whose answer has been sent are looked for, while the service stops. */
const LOOK_MS = 25;
/** How long requests that have not arrived whole, and answers, may take then. */
const CUT_OFF_MS = 1500;

const connectionsOf = (server: net.Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** A turn of the event loop that takes less has done nothing beside looking for what has come, milliseconds. */
const QUIET_TURN_MS = 1;
/** So long a quiet turn is waited for, milliseconds: behind a balancer, and where there is none. */
const QUIET_WITHIN_MS = 1500;
const QUIET_WITHIN_ALONE_MS = 500;

/**
 * Stops listening just after a turn of the event loop in which no connection came and nothing else was done. A balancer
 * may have sent a request already over a connection that waits to be accepted, and the system ends those when nobody
 * listens any more. Node accepts one connection in each turn, and on a full machine a turn that also answers takes ten
 * milliseconds: more come meanwhile. Therefore connections are only accepted at first, and what they ask is answered
 * once the port is closed.
 * @param within longest time that a quiet turn is waited for, milliseconds
 */
async function stopListening(server: net.Server, within: number): Promise<void> {
  const accepted: Socket[] = [];
  const accept = (socket: Socket) => {
    // Without a listener, a client that goes meanwhile would end the process.
    socket.on('error', () => {});
    accepted.push(socket);
  };
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', accept);
  const begun = performance.now();
  // What is left of the present turn looks for nothing any more.
  await turn();
  for (let isQuiet = false; !isQuiet && performance.now() - begun < within;) {
    const known = accepted.length;
    const before = performance.now();
    await turn();
    isQuiet = accepted.length === known && performance.now() - before < QUIET_TURN_MS;
  }
  // That of `http.Server` would end the connections without a request at once.
  net.Server.prototype.close.call(server);
  server.off('connection', accept);
  for (const socket of accepted) for (const listener of listeners) listener.call(server, socket);
}

/** @returns how long connections stay open, milliseconds @param open how many answers are to be ended meanwhile */
export function lastRequestsMs({ drainMs, stopMs }: StopTimes, open: number): number {
  const least = Math.min(Math.max(drainMs, LEAST_LAST_REQUESTS_MS), MOST_LAST_REQUESTS_MS);
  // Without a balancer there is no other service to move to.
  if (drainMs === 0) return least;
  return Math.max(least, Math.min(open * MOVE_MS, least + stopMs - LEAST_STOP_MS));
}

/** Resolves when no connection is left, or after so long. */
async function lastRequests(server: net.Server, ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += LOOK_FOR_LAST_MS) {
    if ((await connectionsOf(server)) === 0) return;
    await wait(LOOK_FOR_LAST_MS);
  }
}

/**
 * Ends connections in order when the service stops. A connection that is kept alive would otherwise hold `close` up for
 * more than a minute after its last answer, and a client that goes on asking would never let it end: each answer says
 * that it is the connection's last. No request is refused: a balancer finds nobody at the port and asks another service.
 */
export function installStopping(app: FastifyInstance): void {
  const ends = new Set<(ms: number) => void>();
  app.decorate('onStopServing', (end) => {
    ends.add(end);
    return () => ends.delete(end);
  });
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms) => {
    isDraining = true;
    if (ms > 0) await wait(ms);
  });
  let isAsked = false;
  let isStopping = false;
  app.decorate('stopServing', async ({ drainMs = 0, stopMs = LEAST_STOP_MS } = {}) => {
    if (isAsked) return;
    isAsked = true;
    await stopListening(app.server, drainMs > 0 ? QUIET_WITHIN_MS : QUIET_WITHIN_ALONE_MS);
    // Not before: a balancer whose connections end opens others here.
    isStopping = true;
    const ms = lastRequestsMs({ drainMs, stopMs }, ends.size);
    for (const end of ends) end(ms);
    await lastRequests(app.server, ms);
    const look = setInterval(() => app.server.closeIdleConnections(), LOOK_MS).unref();
    const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref();
    app.server.once('close', () => {
      clearInterval(look);
      clearTimeout(cutOff);
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
