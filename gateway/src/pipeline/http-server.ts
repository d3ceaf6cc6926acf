import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { encodingFor } from '../http/compression.ts';
import { programKeyOf } from '../partners/program-key.ts';
import { type Entrance, entrances } from './entrances.ts';
import { GraphQLExchange } from './exchange.ts';
import { ClientGone, type Pipeline } from './pipeline.ts';
import { ENDPOINT, STREAM } from './steps/metrics.ts';

/** The entrance of a request by its path and its key; undefined for a path that is none of the pipeline's. */
function entranceOf({ url = '', headers }: IncomingMessage): Entrance | undefined {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const isStream = path === STREAM;
  if (!isStream && path !== ENDPOINT) return undefined;
  if (programKeyOf(headers) === undefined) return isStream ? entrances.siteStream : entrances.site;
  return isStream ? entrances.partnerStream : entrances.partner;
}

/** Writes the answer of an exchange. */
async function send(exchange: GraphQLExchange, response: ServerResponse): Promise<void> {
  const { body, encodings, answerHeaders, cookies, status } = exchange;
  const bytes = Buffer.byteLength(body);
  const encoding = encodingFor(encodings, bytes);
  // As text, a body goes out together with its headers; as bytes it is a part of its own (2 of 59 µs of a mutation).
  const sent = encoding ? await encoding.encode(Buffer.from(body)) : body;
  const headers: string[] = [];
  if (encoding) {
    answerHeaders.set('content-encoding', encoding.name);
    // A cache must not give it to a client that does not read the encoding.
    answerHeaders.set('vary', [answerHeaders.get('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  }
  for (const [name, value] of answerHeaders) headers.push(name, value);
  if (status !== 304) headers.push('content-length', String(typeof sent === 'string' ? bytes : sent.length));
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  response.writeHead(status, headers).end(sent);
}

/** Answers GraphQL requests over HTTP. */
export class GraphQLServer {
  constructor(private readonly pipeline: Pipeline) {}

  /** Takes GraphQL requests before Fastify: its routing and hooks cost as much as a small operation. */
  install(app: FastifyInstance, isForFastify: (request: IncomingMessage) => boolean): void {
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      const entrance = isForFastify(request) ? undefined : entranceOf(request);
      if (entrance?.methods.includes(request.method ?? '')) void this.answer(entrance, request, response);
      else app.routing(request, response);
    });
  }

  /** The same for requests that come by Fastify, such as those that tests make in memory. */
  readonly handler: RouteHandlerMethod = async ({ raw }, reply) => {
    reply.hijack();
    const entrance = entranceOf(raw);
    if (entrance) await this.answer(entrance, raw, reply.raw);
  };

  private async answer(
    entrance: Entrance,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const exchange = new GraphQLExchange(entrance, request.headers, { request, response });
    try {
      await this.pipeline.run(exchange);
      if (exchange.stream) await exchange.stream();
      else await send(exchange, response);
    } catch (error) {
      // Nobody reads an answer where the client has gone; elsewhere the sending failed.
      if (!(error instanceof ClientGone)) this.pipeline.note(exchange, error);
      response.destroy();
    }
  }
}
