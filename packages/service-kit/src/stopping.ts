import net, { type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LEAST_STOP_MS } from './lifecycle.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reports at /health/ready that the service stops, and serves as before for some time: a balancer that reads
     * /health/ready sends new requests to another server. The caller calls it before `stopServing`.
     * @param ms time until it resolves, milliseconds; 0 where there is no balancer
     */
    drain(ms: number): Promise<void>;
    /** Whether {@link drain} was called. */
    isDraining(): boolean;
    /** Whether the service has stopped listening: each answer then says that it is the last of its connection. */
    isStopping(): boolean;
    /**
     * Stops listening, and answers the requests of connections that are open, one for each. The caller calls it before
     * `close`. It resolves when idle connections may end. Further calls return the promise of the first.
     */
    stopServing(times?: Partial<StopTimes>): Promise<void>;
  }
}

/** How a service stops, milliseconds. */
export interface StopTimes {
  /** Time for which it has reported that it stops; by default 0, as where there is no balancer. */
  drainMs: number;
  /** Time from the signal until the process is gone; by default {@link LEAST_STOP_MS}. */
  stopMs: number;
}

/** Answers that stay open until the service ends them, such as streams of events. */
export interface OpenAnswers {
  /** How many are open. */
  count(): number;
  /**
   * Ends them one by one. Their readers connect again, to another server.
   * @param ms time for all of them, milliseconds
   */
  end(ms: number): void;
}

/** In what the stop of one service differs from that of another. */
export interface StopRules {
  /** Servers that hand their connections over to `app.server`; they stop listening with it. None by default. */
  otherListeners?: readonly net.Server[];
  openAnswers: OpenAnswers;
  /** Returns the least time for which connections without a request stay open, milliseconds. */
  leastLastRequestsMs(drainMs: number): number;
  /** Begins to end idle connections; called once, when that time is over or no connection is left. */
  endConnections(): void;
}

/**
 * Time that each open answer adds to the life of the connections, as far as STOP_MS allows, milliseconds. The reader of an
 * answer opens it again at another server. That takes the servers of one machine 10 to 20 ms of a processor
 * (docs/capacity.md), so a shorter time would delay other requests.
 */
const MOVE_MS = 30;
/** Time between two looks for connections that are left, milliseconds. */
export const LOOK_FOR_LAST_MS = 50;

/** A turn of the event loop that takes less has done nothing but look for events, milliseconds. */
const QUIET_TURN_MS = 1;
/** Longest wait for a quiet turn, milliseconds: behind a balancer, and without one. */
const QUIET_WITHIN_MS = 1500;
const QUIET_WITHIN_ALONE_MS = 500;

const connectionsOf = (server: net.Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** Counts the open connections of several servers; a server that cannot count its connections adds none. */
export async function openConnections(servers: readonly net.Server[]): Promise<number> {
  const counts = await Promise.all(servers.map(connectionsOf));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Stops listening and leaves all connections open: `close` of `http.Server` would end those without a request at once. */
export function closePorts(servers: readonly net.Server[]): void {
  for (const server of servers) net.Server.prototype.close.call(server);
}

/**
 * Stops listening just after a turn of the event loop in which no connection came and nothing else happened. A balancer may
 * have sent a request over a connection that still waits to be accepted, and the system resets those when the port closes.
 * Node accepts one connection of a socket in each turn. On a full machine a turn that also answers requests takes ten
 * milliseconds, in which more connections come. So this function first accepts connections only, and the service answers
 * their requests once the port is closed.
 * @param others servers that hand their connections over to `server`
 * @param ms longest wait for a quiet turn, milliseconds
 */
async function stopListening(server: net.Server, others: readonly net.Server[], ms: number): Promise<void> {
  const accepted: Socket[] = [];
  const accept = (socket: Socket) => {
    // Without a listener, a client that disconnects now would end the process.
    socket.on('error', () => {});
    accepted.push(socket);
  };
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', accept);
  const begun = performance.now();
  // The rest of the present turn accepts nothing.
  await turn();
  for (let isQuiet = false; !isQuiet && performance.now() - begun < ms;) {
    const known = accepted.length;
    const before = performance.now();
    await turn();
    isQuiet = accepted.length === known && performance.now() - before < QUIET_TURN_MS;
  }
  closePorts([server, ...others]);
  server.off('connection', accept);
  for (const socket of accepted) for (const listener of listeners) listener.call(server, socket);
}

/**
 * Returns how long connections stay open after the service has stopped listening, milliseconds.
 * @param least least time, milliseconds
 * @param open number of open answers that end in this time
 */
export function lastRequestsMs(least: number, { drainMs, stopMs }: StopTimes, open: number): number {
  // Without a balancer there is no other server to move to.
  if (drainMs === 0) return least;
  return Math.max(least, Math.min(open * MOVE_MS, least + stopMs - LEAST_STOP_MS));
}

/** Resolves when no connection is left, or after `ms` milliseconds. */
async function lastRequests(servers: readonly net.Server[], ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += LOOK_FOR_LAST_MS) {
    if ((await openConnections(servers)) === 0) return;
    await wait(LOOK_FOR_LAST_MS);
  }
}

/**
 * Lets a service stop behind a balancer without refusing a request: new connections go to another server, and each answer
 * over an open connection says that it is the connection's last. Without that, a connection that is kept alive would delay
 * `close` by more than a minute, and a client that goes on asking would never let it end.
 */
export function installStopSequence(app: FastifyInstance, rules: StopRules): void {
  const { otherListeners = [], openAnswers } = rules;
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms) => {
    isDraining = true;
    if (ms > 0) await wait(ms);
  });
  let isStopping = false;
  app.decorate('isStopping', () => isStopping);
  const stop = async ({ drainMs = 0, stopMs = LEAST_STOP_MS }: Partial<StopTimes>) => {
    await stopListening(app.server, otherListeners, drainMs > 0 ? QUIET_WITHIN_MS : QUIET_WITHIN_ALONE_MS);
    // A balancer whose connection ends opens another one here, as long as this server listens.
    isStopping = true;
    const least = rules.leastLastRequestsMs(drainMs);
    const ms = lastRequestsMs(least, { drainMs, stopMs }, openAnswers.count());
    openAnswers.end(ms);
    await lastRequests([app.server, ...otherListeners], ms);
    rules.endConnections();
  };
  let stopped: Promise<void> | undefined;
  app.decorate('stopServing', (times = {}) => (stopped ??= stop(times)));
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
