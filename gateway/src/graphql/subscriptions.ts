import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Context } from '../context/context.ts';
import type { Metrics } from '@wirefair/service-kit/metrics';
import type { GraphQLExchange } from '../pipeline/exchange.ts';
import { mapStream } from '../rest/event-stream.ts';
import { formatError, localiseError } from './errors.ts';
import { measureStreams } from './stream-metrics.ts';
import { streamOpenings } from './stream-openings.ts';

type Source = ExecutionResult | AsyncIterable<unknown>;
const isResult = (source: Source): source is ExecutionResult => !(Symbol.asyncIterator in source);

/** Subscriptions of one contract. */
export interface Subscriptions {
  /**
   * Prepares the stream of a checked subscription.
   * @returns begins the stream as the response of the exchange, and resolves when it has ended
   */
  prepare(exchange: GraphQLExchange): () => Promise<void>;
}

/** What belongs to a subscription; a type and not an interface, because the library asks for an open record. */
type SubscriptionParts = { exchange: GraphQLExchange; gone: AbortSignal };

/** An error of a result with what a caller may read. */
function publicError(error: GraphQLError): GraphQLError {
  const { message, extensions } = formatError(error.toJSON());
  const { path, nodes, source, positions } = error;
  // An error without a place in the answer says where it stands in the document.
  return new GraphQLError(
    message,
    path
      ? { path, extensions: { ...extensions } }
      : { nodes, source, positions, extensions: { ...extensions } },
  );
}

/** So long a reader may take in what waits for it when the gateway stops, milliseconds. */
const LAST_EVENTS_MS = 500;
/**
 * When the gateway stops, each stream tells at a random moment of the first part of the time in which connections stay open
 * that it is about to end, and ends after the second part. Meanwhile a page of the site has opened the same subscription at
 * another gateway, and misses nothing (web/src/features/consultations/changes/watch-threads.ts).
 */
const TELLING_PART = 0.6;
const MOVING_PART = 0.35;
/** A comment: other readers ignore it, and reconnect when the stream has ended. */
const MOVING = ': moving\n\n';

/** Ends the answer. It has no `complete` event, so readers reconnect. */
function endStream(response: ServerResponse): void {
  if (response.destroyed || response.writableEnded) return;
  // One that has not begun yet has no answer: who asked for it asks another gateway.
  if (!response.headersSent) response.statusCode = 503;
  response.end();
  setTimeout(() => response.destroy(), LAST_EVENTS_MS).unref();
}

/** Tells the reader that the stream is about to end, and ends it after so many milliseconds. */
function moveStream(response: ServerResponse, ms: number): void {
  if (response.headersSent && response.writable) response.write(MOVING);
  setTimeout(endStream, ms, response).unref();
}

/** Has streams move to another gateway, one after the other, when this one stops. */
function movingStreams(app: FastifyInstance, open: ReadonlySet<ServerResponse>) {
  let endsAt: number | undefined;
  // The gateway’s port is closed by then, so readers who reconnect reach another gateway, but not all at once.
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
    begun: (response: ServerResponse) => {
      if (endsAt !== undefined) moveStream(response, Math.max(endsAt - performance.now(), 0));
    },
  };
}

/**
 * Has the connection of a stream end with it, of which the library says `keep-alive`: a balancer would send requests over it
 * while the gateway goes.
 * @param onBegun is called when the answer has begun
 */
function endWithConnection(response: ServerResponse, onBegun: () => void): void {
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
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  if (response.closed) leaving.abort(readerLeft);
  response.once('close', () => leaving.abort(readerLeft));
  return leaving.signal;
}

/** A result in the language of the request. */
function localiseResult(
  log: FastifyBaseLogger,
  result: ExecutionResult,
  { locale, requestId }: Context,
): ExecutionResult {
  if (!result.errors) return result;
  for (const error of result.errors) {
    localiseError(error, locale, (cause) =>
      log.error({ err: cause, path: error.path, request: requestId }, 'subscription failed'),
    );
  }
  return { ...result, errors: result.errors.map(publicError) };
}

/** The headers that the library reads; the pipeline has checked the request's own. */
const asEvents = new Headers({ accept: 'text/event-stream', 'content-type': 'application/json' });

/** Hands events to a reader as fast as the reader takes them. */
async function write(response: ServerResponse, events: AsyncGenerator<string>): Promise<void> {
  const leave = () => void events.return(undefined);
  response.once('close', leave);
  for await (const event of events) {
    if (!response.writable) break;
    await new Promise<void>((resolve, reject) => {
      response.write(event, (error) => (error ? reject(error) : resolve()));
    });
  }
  response.off('close', leave);
  response.end();
}

/**
 * Serves subscriptions as server-sent events, by the GraphQL over SSE protocol with a connection for each. The pipeline has
 * checked the request and the document.
 */
export function createSubscriptions(app: FastifyInstance, metrics?: Metrics): Subscriptions {
  const open = new Set<ServerResponse>();
  const openings = streamOpenings();
  if (metrics) measureStreams(metrics, { open: () => open.size, waiting: openings.waiting });

  const handler = createHandler<undefined, SubscriptionParts, SubscriptionParts>({
    // The pipeline has validated the document.
    validate: () => [],
    authenticate: () => '',
    onSubscribe: ({ context: parts }) => {
      const { schema, document, name } = parts.exchange.requiredOperation;
      return {
        schema,
        document,
        operationName: name ?? null,
        variableValues: parts.exchange.variables,
        contextValue: parts,
      };
    },
    subscribe: async (args) => {
      const { exchange, gone } = args.contextValue;
      const begun = exchange.requiredContext;
      const executionArgs: ExecutionArgs = { ...args, contextValue: begun };
      const source = await openings.inTurn(exchange.ip ?? '', gone, () =>
        createSourceEventStream(executionArgs),
      );
      if (isResult(source)) return localiseResult(app.log, source, begun);
      const results = mapStream(source[Symbol.asyncIterator](), async (event) => {
        // Data sources remember what they read: each event has a context without memories.
        const fresh = exchange.newContext?.() ?? begun;
        const result = await execute({ ...executionArgs, rootValue: event, contextValue: fresh });
        return localiseResult(app.log, result, fresh);
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

  async function stream(exchange: GraphQLExchange, response: ServerResponse): Promise<void> {
    endWithConnection(response, () => moving.begun(response));
    open.add(response);
    response.once('close', () => open.delete(response));
    try {
      const [events, { status, statusText, headers }] = await handler({
        method: 'POST',
        url: exchange.http?.request.url ?? '',
        headers: asEvents,
        body: { ...exchange.parameters },
        raw: undefined,
        context: { exchange, gone: leavingOf(response) },
      });
      response.writeHead(status, statusText, { ...Object.fromEntries(exchange.answerHeaders), ...headers });
      if (events === null || typeof events === 'string') response.end(events);
      else await write(response, events);
    } catch (error) {
      const about = { err: error, request: exchange.requestId };
      // The library notices by an error of writing that a reader left before the stream began.
      if (response.destroyed) app.log.debug(about, 'stream failed without a reader');
      else app.log.error(about, 'stream failed');
      response.destroy();
    }
  }

  return {
    prepare: (exchange) => async () => {
      if (exchange.http) await stream(exchange, exchange.http.response);
    },
  };
}
