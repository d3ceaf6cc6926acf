import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LEAST_STOP_MS } from '../lifecycle.ts';

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
    stopServing(times?: Partial<StopTimes>): Promise<void>;
    /** What listens beside `server` and hands its connections over to it; closed together with it. */
    readonly otherListeners: net.Server[];
    /** Whether {@link stopServing} was called: answers then say that their connection ends. */
    isStopping(): boolean;
    /** Adds answers that would stay open for long, to be ended once no further connection is taken. */
    onStopServing(answers: OpenAnswers): void;
  }
}

/** How a gateway stops, milliseconds. */
export interface StopTimes {
  /** For how long it told before that it stops; 0, as where there is no balancer, unless told. */
  drainMs: number;
  /** Within how long it is gone, reckoned from the moment at which it was told to stop; {@link LEAST_STOP_MS} unless told. */
  stopMs: number;
}

/** Answers that stay open until somebody ends them. */
interface OpenAnswers {
  /** How many are open. */
  count(): number;
  /**
   * Ends them one by one, because whoever reads them connects anew to another gateway.
   * @param ms within how long, milliseconds
   */
  end(ms: number): void;
}

/**
 * So long connections stay open where there is no balancer, milliseconds. A balancer that has just taken one without a
 * request for a request that it may not send twice would tell its client that nobody answers: it has DRAIN_MS to close by
 * itself those that it does not use (`keepalive_timeout` in docker/nginx/parts). Streams have more than that to move.
 */
const LAST_REQUESTS_ALONE_MS = 250;
const LAST_REQUESTS_PER_DRAIN = 1.6;
/**
 * What there is for draining and for connections where STOP_MS gives no more, milliseconds: the process is gone after nine
 * seconds (lifecycle.ts), of which up to {@link QUIET_WITHIN_MS} go before, and closing takes some more.
 */
const DRAIN_AND_LAST_REQUESTS_MS = 6500;
const LEAST_LAST_REQUESTS_MS = 2000;
/**
 * So much more time each open answer is given where STOP_MS leaves it, milliseconds. Whoever reads it opens it anew at
 * another gateway, which costs the servers of one machine 10 to 20 ms of a processor altogether (docs/capacity.md): faster
 * than that, other requests would wait for those of the readers.
 */
const MOVE_MS = 30;
/** How often it is looked whether any connection is left. */
const LOOK_FOR_LAST_MS = 50;

const connectionsOf = (server: net.Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

async function connectionsOfAll(servers: readonly net.Server[]): Promise<number> {
  const counts = await Promise.all(servers.map(connectionsOf));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A turn of the event loop that takes less has done nothing beside looking for what has come, milliseconds. */
const QUIET_TURN_MS = 1;
/** So long a quiet turn is waited for, milliseconds: behind a balancer, and where there is none. */
const QUIET_WITHIN_MS = 1500;
const QUIET_WITHIN_ALONE_MS = 500;

/**
 * Stops listening just after a turn of the event loop in which no connection came and nothing else was done. A balancer
 * may have sent a request already over a connection that waits to be accepted, and the system ends those when nobody
 * listens any more. Node accepts one connection of a socket in each turn, and on a full machine a turn that also answers takes
 * ten milliseconds: more come meanwhile. Therefore connections are only accepted at first, and what they ask is answered
 * once the port is closed.
 * @param others hand their connections over to `server`
 * @param within longest time that a quiet turn is waited for, milliseconds
 */
async function stopListening(
  server: net.Server,
  others: readonly net.Server[],
  within: number,
): Promise<void> {
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
  for (const one of [server, ...others]) net.Server.prototype.close.call(one);
  server.off('connection', accept);
  for (const socket of accepted) for (const listener of listeners) listener.call(server, socket);
}

/** Knows the open connections. @returns ends those over which nothing has ever come: nothing else ends them in good time */
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

/** @returns how long connections stay open, milliseconds @param open how many answers are to be ended meanwhile */
export function lastRequestsMs({ drainMs, stopMs }: StopTimes, open: number): number {
  const wanted = Math.max(drainMs * LAST_REQUESTS_PER_DRAIN, LAST_REQUESTS_ALONE_MS);
  const least = Math.min(wanted, Math.max(DRAIN_AND_LAST_REQUESTS_MS - drainMs, LEAST_LAST_REQUESTS_MS));
  // Without a balancer there is no other gateway to move to.
  if (drainMs === 0) return least;
  return Math.max(least, Math.min(open * MOVE_MS, least + stopMs - LEAST_STOP_MS));
}

/** Resolves when no connection is left, or after so long. */
async function lastRequests(servers: readonly net.Server[], ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += LOOK_FOR_LAST_MS) {
    if ((await connectionsOfAll(servers)) === 0) return;
    await wait(LOOK_FOR_LAST_MS);
  }
}

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
  const long: OpenAnswers[] = [];
  app.decorate('onStopServing', (answers) => void long.push(answers));
  const others: net.Server[] = [];
  app.decorate('otherListeners', others);
  const endSilent = silentConnections(app.server);
  app.decorate('stopServing', async ({ drainMs = 0, stopMs = LEAST_STOP_MS } = {}) => {
    await stopListening(app.server, others, drainMs > 0 ? QUIET_WITHIN_MS : QUIET_WITHIN_ALONE_MS);
    // Not before: a balancer whose connections end opens others here.
    isStopping = true;
    const open = long.reduce((sum, answers) => sum + answers.count(), 0);
    const ms = lastRequestsMs({ drainMs, stopMs }, open);
    for (const answers of long) answers.end(ms);
    await lastRequests([app.server, ...others], ms);
    endSilent();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}

/**
 * Has `close` wait until what is under way over the connections of all listeners is answered, and end each connection after
 * its answer. Where the head of an answer was sent before the gateway stopped, its client keeps the connection alive, and
 * `close` of `http.Server` looks only once for those without a request: it would wait for the client for more than a minute.
 * To be installed after all other hooks of `preClose`: they may end what it waits for.
 */
export function installLastAnswers(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server, otherListeners } = app;
    const listeners = [server, ...otherListeners];
    for (const one of listeners) if (one.listening) net.Server.prototype.close.call(one);
    while ((await connectionsOfAll(listeners)) > 0) {
      server.closeIdleConnections();
      await wait(LOOK_FOR_LAST_MS);
    }
  });
}
