import { PassThrough } from 'node:stream';
import { type ArrivalLimits, watchUpload } from '@wirefair/service-kit/arrival';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { Pool, type Dispatcher } from 'undici';
import type { RestConfig } from '../config.ts';
import { callerOf } from '../context/context.ts';
import { exchangeOf } from '../context/exchange.ts';
import { cookieKinds, sessionCookie } from '../context/session-cookie.ts';
import { headersFor, type Caller } from '../rest/client.ts';
import { refusedByBrowserRule, unavailable, uploadTooLate } from '../schema/errors.ts';

/** Calls that take a file: what forms keep, and lists of people who come as a group or of exhibits. */
const UPLOAD_PATHS = ['/app/uploads/file', '/app/visitor/groups', '/app/exhibiting/exhibits/imports'];
/** The same of the organiser's console, whose session is another one. */
const CONSOLE_PATHS = [
  '/organiser/uploads/file',
  '/organiser/exhibitor-imports',
  '/organiser/exhibitor-imports/readings',
];

/**
 * A header that no page of another site can send without asking first; the one that Apollo takes for the same
 * purpose, so that callers need to know one rule only.
 */
const PROOF = 'apollo-require-preflight';
/** Once all has arrived, the REST server proves the file; longer it does not take, milliseconds. */
const ANSWER_WITHIN_MS = 75_000;

const passedOn = ['content-type', 'retry-after'] as const;

/** An answer of our own, in the envelope of the REST contract: the form reads both the same way. */
function envelope(reply: FastifyReply, status: number, message: string) {
  return reply
    .status(status)
    .send({ success: false, message, code: 500, result: null, timestamp: Date.now() });
}

/** Whether another site may have made the browser send this: its cookie came along, and nothing else shows consent. */
const mayBeForged = ({ headers }: FastifyRequest): boolean =>
  headers.cookie !== undefined &&
  headers[PROOF] === undefined &&
  headers.authorization === undefined &&
  headers['token'] === undefined;

/**
 * Passes files on to the REST server as they come, for whoever is signed in (REST-046): nothing is kept here, sizes
 * and types are judged there, and when the sender breaks off, so does the call behind.
 */
export function passUploads(app: FastifyInstance, rest: RestConfig, arrival: ArrivalLimits): void {
  // Connections of their own: slow senders must not hold those of everybody's reads. The REST server limits how many.
  const pool = new Pool(rest.origin, { connections: null, pipelining: 1, connect: { timeout: 2000 } });
  app.addHook('onClose', () => pool.destroy());

  const send = (request: FastifyRequest, caller: Caller, signal: AbortSignal) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers;
    return pool.request({
      method: 'POST',
      path: rest.basePath + request.url,
      headers: {
        ...headersFor(rest, caller),
        'content-type': type,
        ...(length === undefined ? {} : { 'content-length': length }),
      },
      // The server may refuse before all has come. That ends this stream, and must not end the sender's connection.
      body: request.raw.pipe(new PassThrough()),
      signal,
      headersTimeout: ANSWER_WITHIN_MS,
      bodyTimeout: ANSWER_WITHIN_MS,
    });
  };

  void app.register(async (scope) => {
    // The body stays a stream; the route reads no other type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body));

    const passFor =
      (kind: keyof typeof cookieKinds): RouteHandlerMethod =>
      async (request, reply) => {
        const caller = callerOf(request, kind);
        if (mayBeForged(request)) return envelope(reply, 403, refusedByBrowserRule[caller.language]);
        const leaving = new AbortController();
        reply.raw.once('close', () => leaving.abort());
        const stalling = new AbortController();
        const endWatch = watchUpload(request.raw.socket, arrival, () => {
          if (request.raw.complete) return;
          stalling.abort();
          leaving.abort();
        });
        let answer: Dispatcher.ResponseData | undefined;
        try {
          answer = await send(request, caller, leaving.signal);
        } catch (error) {
          if (!leaving.signal.aborted) request.log.warn({ err: error }, 'upload not passed on');
        } finally {
          endWatch();
          // What is left of a refused body runs into nothing, so that its sender comes to read why.
          request.raw.unpipe();
          request.raw.resume();
        }
        if (stalling.signal.aborted) {
          void reply.header('connection', 'close');
          return envelope(reply, 408, uploadTooLate[caller.language]);
        }
        if (!answer) return envelope(reply, 503, unavailable[caller.language]);
        // A session that has ended is not sent again.
        if (answer.statusCode === 401) sessionCookie(exchangeOf(request, reply), cookieKinds[kind]).drop();
        for (const name of passedOn) {
          const value = answer.headers[name];
          if (value !== undefined) reply.header(name, value);
        }
        return reply.status(answer.statusCode).header('cache-control', 'no-store').send(answer.body);
      };
    for (const path of UPLOAD_PATHS) scope.post(path, passFor('site'));
    for (const path of CONSOLE_PATHS) scope.post(path, passFor('console'));
  });
}
