import type { OutgoingHttpHeaders } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import type { Response } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { Context } from '../context/context.ts';
import { localeOf } from '../context/locale.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { mapStream } from '../rest/event-stream.ts';
import { LocalisedError } from '../schema/errors.ts';
import { formatError, retell } from './errors.ts';
import { measureStreams } from './stream-metrics.ts';
import { streamOpenings } from './stream-openings.ts';
import { subscriptionReader } from './subscription-document.ts';

interface Options {
  schema: GraphQLSchema;
  /** What documents are refused for besides their size. */
  rules: readonly ValidationRule[];
  /** Made anew for each event: data sources remember what they read. */
  createContext: (request: FastifyRequest, reply: FastifyReply) => Context;
  /** Where the numbers of open and of waiting streams are told, if they are. */
  metrics?: Metrics;
}

type Source = ExecutionResult | AsyncIterable<unknown>;
const isResult = (source: Source): source is ExecutionResult => !(Symbol.asyncIterator in source);

/** What belongs to a subscription; a type of its own rather than an interface, for the library asks for an open record. */
type SubscriptionParts = {
  /** In which the subscription begins. */
  begun: Context;
  /** Makes the context of one event. */
  renew: () => Context;
  /** Network address of who asks. */
  address: string;
  /** Is aborted when the reader has left. */
  gone: AbortSignal;
};

/** An error of a result with no more in it than callers are told. */
function toldError(error: GraphQLError): GraphQLError {
  const { message, extensions } = formatError(error.toJSON());
  const { path, nodes, source, positions } = error;
  // Where in the document it is, is told of what has no place in the answer.
  return new GraphQLError(
    message,
    path
      ? { path, extensions: { ...extensions } }
      : { nodes, source, positions, extensions: { ...extensions } },
  );
}

const refused = (errors: readonly GraphQLError[]): Response => [
  JSON.stringify({ errors: errors.map((error) => formatError(error.toJSON())) }),
  { status: 400, statusText: 'Bad Request', headers: { 'content-type': 'application/json; charset=utf-8' } },
];

/** So long a reader may take in what waits for it when the gateway stops, milliseconds. */
const LAST_EVENTS_MS = 500;
/**
 * When the gateway stops, each stream tells at a random moment of the first part of the time in which connections stay open
 * that it is about to end, and ends after the second part. Meanwhile a page of the site has opened the same subscription at
 * another gateway, and misses nothing (web/src/features/consultations/changes/watch-threads.ts).
 */
const TELLING_PART = 0.6;
const MOVING_PART = 0.35;
/** A comment: other readers pass over it, and connect anew when the stream has ended. */
const MOVING = ': moving\n\n';

/** Ends the answer for good. Without `complete`, which tells readers that nothing more will come, they connect anew. */
function endStream(response: FastifyReply['raw']): void {
  if (response.destroyed || response.writableEnded) return;
  // One that has not begun yet has no answer: who asked for it asks another gateway.
  if (!response.headersSent) response.statusCode = 503;
  response.end();
  setTimeout(() => response.destroy(), LAST_EVENTS_MS).unref();
}

/** Tells the reader that the stream is about to end, and ends it after so many milliseconds. */
function moveStream(response: FastifyReply['raw'], ms: number): void {
  if (response.headersSent && response.writable) response.write(MOVING);
  setTimeout(endStream, ms, response).unref();
}

/** Has streams move to another gateway, one after the other, when this one stops. */
function movingStreams(app: FastifyInstance, open: ReadonlySet<FastifyReply['raw']>) {
  let endsAt: number | undefined;
  // Nobody listens at the gateway's port any more by then, so that readers who connect anew reach another gateway. They
  // do not come there all at once.
  app.onStopServing({
    count: () => open.size,
    end: (ms) => {
      endsAt = performance.now() + ms * (TELLING_PART + MOVING_PART);
      for (const response of open)
        setTimeout(moveStream, Math.random() * ms * TELLING_PART, response, ms * MOVING_PART).unref();
    },
  });
  app.addHook('preClose', async () => open.forEach(endStream));
  return {
    /** Has a stream move at once that was asked for over an open connection while the gateway stops already. */
    begun: (response: FastifyReply['raw']) => {
      if (endsAt !== undefined) moveStream(response, Math.max(endsAt - performance.now(), 0));
    },
  };
}

/**
 * Has the connection of a stream end with it, of which the library says `keep-alive`: a balancer would send requests over it
 * while the gateway goes.
 * @param onBegun is called when the answer has begun
 */
function endWithConnection(response: FastifyReply['raw'], onBegun: () => void): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead: (status: number, reason: string, headers: OutgoingHttpHeaders) => {
      writeHead(status, reason, { ...headers, connection: 'close' });
      if (status === 200) onBegun();
      return response;
    },
  });
}

const readerLeft = new Error('the reader has left');

/** @returns a signal that is aborted when the reader of an answer has left */
function leavingOf(response: FastifyReply['raw']): AbortSignal {
  const leaving = new AbortController();
  response.once('close', () => leaving.abort(readerLeft));
  return leaving.signal;
}

const onlyStreams = {
  ZH: '请以 Accept: text/event-stream 请求此地址',
  EN: 'Ask this address with Accept: text/event-stream',
};

/** Results in the caller's words. */
function tellResult(
  log: FastifyBaseLogger,
  result: ExecutionResult,
  { locale, requestId }: Context,
): ExecutionResult {
  if (!result.errors) return result;
  for (const error of result.errors) {
    retell(error, locale, (cause) =>
      log.error({ err: cause, path: error.path, request: requestId }, 'subscription failed'),
    );
  }
  return {
    ...result,
    errors: result.errors.map(toldError),
  };
}

/**
 * The handler of a route that serves subscriptions as server-sent events, by the GraphQL over SSE protocol with a connection for each: POST of
 * JSON that accepts `text/event-stream`, which no foreign page can send with a browser's cookie.
 */
export function subscriptionHandler(
  app: FastifyInstance,
  { schema, rules, createContext, metrics }: Options,
): RouteHandlerMethod {
  const open = new Set<FastifyReply['raw']>();
  const openings = streamOpenings();
  const read = subscriptionReader(schema, rules);
  if (metrics) measureStreams(metrics, { open: () => open.size, waiting: openings.waiting });

  const handler = createHandler<SubscriptionParts>({
    // Validated below, once.
    validate: () => [],
    authenticate: () => '',
    onSubscribe: ({ raw, context: { reply } }, { query, operationName, variables }) => {
      const contextValue = createContext(raw, reply);
      const tell = (errors: readonly GraphQLError[]) => {
        for (const error of errors) retell(error, contextValue.locale, () => {});
        return refused(errors);
      };
      try {
        const { document, errors } = read({
          query,
          operationName,
          variables: variables ?? {},
        });
        if (errors) return tell(errors);
        const renew = () => createContext(raw, reply);
        return {
          schema,
          document,
          operationName,
          variableValues: variables,
          contextValue: { begun: contextValue, renew, address: raw.ip, gone: leavingOf(reply.raw) },
        };
      } catch (error) {
        if (error instanceof LocalisedError) return tell([error]);
        if (!(error instanceof GraphQLError)) throw error;
        return tell([new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } })]);
      }
    },
    subscribe: async (args) => {
      const { begun, renew, address, gone } = args.contextValue;
      const executionArgs: ExecutionArgs = { ...args, contextValue: begun };
      const source = await openings.inTurn(address, gone, () => createSourceEventStream(executionArgs));
      if (isResult(source)) return tellResult(app.log, source, begun);
      const results = mapStream(source[Symbol.asyncIterator](), async (event) => {
        const fresh = renew();
        const result = await execute({ ...executionArgs, rootValue: event, contextValue: fresh });
        return tellResult(app.log, result, fresh);
      });
      return Object.assign(results, {
        throw: async (error: unknown) => {
          await results.return?.();
          throw error;
        },
      });
    },
  });

  const moving = movingStreams(app, open);

  return async (request, reply) => {
    if (request.headers.accept !== 'text/event-stream') {
      const error = new LocalisedError(onlyStreams, 'BAD_USER_INPUT');
      retell(error, localeOf(request.headers), () => {});
      return reply.status(406).send({ errors: [formatError(error.toJSON())] });
    }
    reply.hijack();
    reply.header('x-accel-buffering', 'no');
    endWithConnection(reply.raw, () => moving.begun(reply.raw));
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
    try {
      await handler(request, reply);
    } catch (error) {
      // The library finds a reader that has gone before its stream began by an error of writing.
      if (reply.raw.destroyed) request.log.debug({ err: error }, 'stream failed without a reader');
      else request.log.error({ err: error }, 'stream failed');
      reply.raw.destroy();
    }
    return reply;
  };
}
