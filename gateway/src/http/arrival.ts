import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a request may take to arrive. */
export interface ArrivalLimits {
  /**
   * Longest time in which the headers of a request arrive, and after them its body unless it is an upload. An upload may
   * take longer as long as some of it arrives in each such time. Milliseconds.
   */
  requestMs: number;
  /** Longest time in which a whole upload arrives, milliseconds. */
  uploadMs: number;
}

/** A stalled request is over within 30 s: this, and the time until it is looked at. */
export const arrivalLimits: ArrivalLimits = { requestMs: 24_000, uploadMs: 10 * 60_000 };

/** Stalled requests are looked for this many times within `requestMs`. */
const CHECKS = 5;

/** Node's own limits of a server, for headers, and for whole requests that nothing else ends. */
export const serverLimits = ({ requestMs, uploadMs }: ArrivalLimits) => ({
  requestTimeout: uploadMs + requestMs,
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / CHECKS) },
});

/** The body did not arrive in time; answered with status 408. */
export class ArrivalTimeout extends Error {
  readonly statusCode = 408;

  constructor() {
    super('the body did not arrive in time');
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Uploads are read by the calls that take them, which watch their progress. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/** Ends requests whose body does not arrive; what is left of a body after its answer is waited for no longer either. */
export function limitArrival(app: FastifyInstance, { requestMs }: ArrivalLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw } = request;
    if (raw.complete || !hasBody(request) || isUpload(request)) return;
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      void reply.header('connection', 'close');
      // Whoever reads the body answers; where nobody does, there is nobody to answer.
      if (raw.listenerCount('error') > 0) raw.emit('error', new ArrivalTimeout());
      else raw.destroy();
    }, requestMs);
    raw.once('close', () => clearTimeout(timer));
  });

  app.addHook('onResponse', (request, _reply, done) => {
    done();
    const { raw } = request;
    // A request that was made in memory has no connection.
    if (raw.complete || !hasBody(request) || !(raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.socket.destroy();
    }, requestMs);
    raw.socket.once('close', () => clearTimeout(timer));
  });
}

/**
 * Watches an upload arrive.
 * @param giveUp is called once, when nothing has arrived for too long or the whole takes too long
 * @returns ends the watch
 */
export function watchUpload(
  socket: Socket,
  { requestMs, uploadMs }: ArrivalLimits,
  giveUp: () => void,
): () => void {
  const startedAt = performance.now();
  let progressAt = startedAt;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const now = performance.now();
    if (socket.bytesRead !== seen) progressAt = now;
    seen = socket.bytesRead;
    if (now - progressAt < requestMs && now - startedAt < uploadMs) return;
    clearInterval(timer);
    giveUp();
  }, requestMs / CHECKS);
  return () => clearInterval(timer);
}
