import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a request may take to arrive. */
export interface ArrivalLimits {
  /**
   * Longest time for the headers of a request, and after them for its body, milliseconds. The body of an upload may take
   * longer, as long as some of it arrives in each span of this length.
   */
  requestMs: number;
  /** Longest time for a whole upload, milliseconds. */
  uploadMs: number;
}

/** A stalled request ends within 30 s: after `requestMs` and the time until the next check. */
export const arrivalLimits: ArrivalLimits = { requestMs: 24_000, uploadMs: 10 * 60_000 };

/** Number of checks for stalled requests within `requestMs`. */
const CHECKS = 5;

/** Returns Node's limits of a server: for headers, and for whole requests that no other limit ends. */
export const serverLimits = ({ requestMs, uploadMs }: ArrivalLimits) => ({
  requestTimeout: uploadMs + requestMs,
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / CHECKS) },
});

/** The body did not arrive in time; the answer has status 408. */
export class ArrivalTimeout extends Error {
  readonly statusCode = 408;

  constructor() {
    super('the body did not arrive in time');
  }
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends a request whose body did not arrive in time. The reader of the body gets an {@link ArrivalTimeout}; a request that
 * nothing reads loses its connection, because an error without a listener would end the process.
 */
export function failArrival(request: IncomingMessage): void {
  if (request.listenerCount('error') > 0) request.emit('error', new ArrivalTimeout());
  else request.destroy();
}

/** After the answer: ends the connection when the rest of the body does not arrive within `requestMs`, milliseconds. */
export function limitRestOfBody(request: IncomingMessage, requestMs: number): void {
  const { socket } = request;
  // A request that a test injects has no connection.
  if (request.complete || !hasBody(request) || !(socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, requestMs);
  socket.once('close', () => clearTimeout(timer));
}

/** The routes that take uploads watch their progress themselves, by {@link watchUpload}. */
const isUpload = ({ headers }: FastifyRequest): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * Ends requests whose body does not arrive within `requestMs`, with status 408 where something reads the body. After an answer
 * that did not need the body, the rest of the body gets the same time, then the connection ends.
 */
export function limitArrival(app: FastifyInstance, { requestMs }: ArrivalLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    done();
    const { raw } = request;
    if (raw.complete || !hasBody(request) || isUpload(request)) return;
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return;
      void reply.header('connection', 'close');
      failArrival(raw);
    }, requestMs);
    raw.once('close', () => clearTimeout(timer));
  });

  app.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    limitRestOfBody(raw, requestMs);
  });
}

/**
 * Watches an upload arrive.
 * @param giveUp called once, when nothing arrives for `requestMs`, or when the whole takes longer than `uploadMs`
 * @returns ends the watch; the caller calls it when the upload is complete or broken
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
