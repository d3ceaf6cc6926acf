import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { Readable } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, preParsingHookHandler } from 'fastify';
import type { Context } from '../context/context.ts';
import { type Exchange, originNamed } from '../context/exchange.ts';
import { type Locale, localeOf } from '../context/locale.ts';
import { REQUEST_ID, requestIds, type Trusts, trustIn } from '../context/request-id.ts';
import { withinAnswerBytes } from '../plugins/answer-limits.ts';
import { answerHeaders } from '../plugins/response-headers.ts';
import { headersOfData } from '../plugins/security-headers.ts';
import { type Bilingual, fault, tooLate } from '../schema/errors.ts';
import { programKeyOf } from '../partners/program-key.ts';
import { textOf } from '../rest/text.ts';
import { askedBy, JSON_TYPE, typeFor } from './asked.ts';
import type { Answer, CompiledOperations } from './compiled-operations.ts';
import { encodingFor } from '../plugins/compression.ts';
import { tracedAnswer } from '../tracing/requests.ts';

/** Content types of bodies that are read here; whatever else there is, Fastify judges. */
const jsonTypes = new Set([
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=utf-8',
]);

/** Keys that Fastify refuses in bodies, because careless code could take them for an object's prototype. */
const isSuspicious = (text: string): boolean => text.includes('__proto__') || text.includes('constructor');

const lastOf = (header: string | string[]): string => String(header).split(',').at(-1)?.trim() ?? '';

/** A request that no framework has taken, and the headers of its answer. */
class DirectExchange implements Exchange {
  readonly headers;
  private readonly cookies: string[] = [];

  constructor(
    readonly requestId: string,
    private readonly request: IncomingMessage,
    private readonly isSiteSecure: boolean,
    private readonly siteOrigin: string | null,
    private readonly trusts: Trusts | undefined,
  ) {
    this.headers = request.headers;
  }

  get ip(): string | undefined {
    const { request, trusts } = this;
    return trusts ? proxyAddr.all(request, trusts).at(-1) : request.socket.remoteAddress;
  }

  get isSecure(): boolean {
    const { socket } = this.request;
    if (this.isSiteSecure) return true;
    const forwarded = this.headers['x-forwarded-proto'];
    if (forwarded !== undefined && this.trusts?.(socket.remoteAddress ?? '', 0))
      return lastOf(forwarded) === 'https';
    return socket instanceof TLSSocket;
  }

  get origin(): string {
    return this.siteOrigin ?? originNamed(this.isSecure, this.headers.host);
  }

  setCookie(cookie: string): void {
    this.cookies.push(cookie);
  }

  /** Values of the headers `set-cookie` of the answer. */
  get newCookies(): readonly string[] {
    return this.cookies;
  }
}

/** Names and values of headers, one after the other, as `writeHead` takes them. */
type HeaderList = readonly string[];

const listOf = (headers: Readonly<Record<string, string>>): HeaderList => Object.entries(headers).flat();

/** The headers that answers have whatever is asked for: of one that is sent as it is, and of one that is compressed. */
interface FixedHeaders {
  whole: HeaderList;
  compressed: HeaderList;
}

function fixedHeaders(ofAnswer: Readonly<Record<string, string>>, ofSite: HeaderList): FixedHeaders {
  const varying = { ...ofAnswer, vary: `${ofAnswer['vary'] ?? ''}, accept-encoding` };
  return { whole: [...listOf(ofAnswer), ...ofSite], compressed: [...listOf(varying), ...ofSite] };
}

/** Why a request is not answered with the result of an operation. */
interface Failure {
  status: number;
  error: { text: Bilingual; code: string };
  requestId: string;
}

interface DirectParts {
  compiled: CompiledOperations;
  createContext: (exchange: Exchange) => Context;
  /** Path of the GraphQL endpoint. */
  endpoint: string;
  /** Largest body that is read, bytes. */
  maxBodyBytes: number;
  /** Longest time in which a body arrives, milliseconds. */
  arrivalMs: number;
  /** Balancers whose word about a browser's address and protocol is taken, as Fastify's `trustProxy`; false: none. */
  trustedProxies: string | false;
  log: FastifyBaseLogger;
  /** Whether requests are parts of traces. */
  isTraced: boolean;
  /** Is told how long each answered request took, seconds. */
  onAnswered: (seconds: number) => void;
}

/**
 * Answers requests for compiled operations at the HTTP server, before Fastify: its routing and hooks cost as much as the
 * execution of a small operation. What is not plain, or not compiled yet, goes Fastify's way and from there through
 * Apollo's pipeline (decision 0033). Both ways give the same answers with the same headers.
 */
export class DirectRequests {
  /** Bodies that were read here, of requests that Fastify answers after all. */
  private readonly bodies = new WeakMap<IncomingMessage, Buffer>();
  private readonly siteHeaders: HeaderList;
  private readonly fixed: Record<Locale, FixedHeaders>;
  private readonly trusts: Trusts | undefined;
  private readonly idOf: (request: IncomingMessage) => string;

  constructor(
    private readonly app: FastifyInstance,
    private readonly parts: DirectParts,
  ) {
    this.siteHeaders = listOf(headersOfData(app.isSiteSecure));
    this.fixed = {
      ZH: fixedHeaders(answerHeaders.ZH, this.siteHeaders),
      EN: fixedHeaders(answerHeaders.EN, this.siteHeaders),
    };
    this.trusts = trustIn(parts.trustedProxies);
    this.idOf = requestIds(this.trusts);
  }

  /** Takes the requests of the server over. To be called once, when all routes are known. */
  install(): void {
    const { app } = this;
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      if (this.isPlain(request)) this.read(request, response);
      else app.routing(request, response);
    });
  }

  /** Gives Fastify the body of a request that was read here. For the endpoint's route. */
  readonly preParsing: preParsingHookHandler = (request, _reply, payload, done) => {
    const body = this.bodies.get(request.raw);
    done(null, body ? Readable.from(body, { objectMode: false }) : payload);
  };

  private isPlain({ method, url, headers }: IncomingMessage): boolean {
    const length = Number(headers['content-length']);
    return (
      method === 'POST' &&
      url === this.parts.endpoint &&
      length > 0 &&
      length <= this.parts.maxBodyBytes &&
      jsonTypes.has(headers['content-type'] ?? '') &&
      headers['content-encoding'] === undefined &&
      headers['transfer-encoding'] === undefined &&
      headers.expect === undefined &&
      // Keys of programs are checked and charged by the partners' endpoint.
      programKeyOf(headers) === undefined &&
      typeFor.has(headers.accept) &&
      // Weights say what an answer may not be; Fastify's compression reads them.
      !headers['accept-encoding']?.includes(';')
    );
  }

  private read(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      request.removeAllListeners('data').removeAllListeners('end');
      response.once('finish', () => request.destroy());
      this.send(request, response, { status: 408, error: tooLate, requestId: this.idOf(request) });
    }, this.parts.arrivalMs);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      clearTimeout(timer);
      const [only] = chunks;
      const body = only && chunks.length === 1 ? only : Buffer.concat(chunks);
      this.answer(request, response, body).catch((error: unknown) => {
        const requestId = this.idOf(request);
        this.parts.log.error({ err: error, request: requestId }, 'request failed');
        this.send(request, response, { status: 500, error: fault, requestId });
      });
    });
    // Where the connection is gone, there is nobody to be answered.
    request.on('close', () => clearTimeout(timer));
  }

  /** @returns the function that answers a body; undefined for what Fastify is to judge */
  private find(body: Buffer): Answer | undefined {
    const text = textOf(body);
    if (isSuspicious(text)) return undefined;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return undefined;
    }
    const asked = askedBy(value);
    return asked && this.parts.compiled.find(asked);
  }

  private async answer(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
    const startedAt = performance.now();
    const answer = this.find(body);
    const { isSiteSecure, siteOrigin } = this.app;
    const exchange = new DirectExchange(this.idOf(request), request, isSiteSecure, siteOrigin, this.trusts);
    const context = answer && this.parts.createContext(exchange);
    const result = context && (await this.execute(answer, context));
    if (!result) {
      this.bodies.set(request, body);
      this.app.routing(request, response);
      return;
    }
    const text = withinAnswerBytes(`${JSON.stringify(result)}\n`, context);
    await this.sendWhole(request, response, text, { fixed: this.fixed[context.locale], exchange });
    this.parts.onAnswered((performance.now() - startedAt) / 1000);
  }

  private execute(answer: Answer, context: Context): ReturnType<Answer> {
    const { isTraced, endpoint } = this.parts;
    return isTraced ? tracedAnswer(endpoint, context.requestId, () => answer(context)) : answer(context);
  }

  private async sendWhole(
    { headers: { accept, 'accept-encoding': accepted } }: IncomingMessage,
    response: ServerResponse,
    text: string,
    { fixed, exchange }: { fixed: FixedHeaders; exchange: DirectExchange },
  ): Promise<void> {
    const bytes = Buffer.byteLength(text);
    const encoding = encodingFor(accepted, bytes);
    // As text, a body goes out together with its headers; as bytes it is a part of its own (2 of 59 µs of a mutation).
    const body = encoding ? await encoding.encode(Buffer.from(text)) : text;
    const headers = [...(encoding ? fixed.compressed : fixed.whole)];
    if (encoding) headers.push('content-encoding', encoding.name);
    headers.push('content-type', typeFor.get(accept) ?? JSON_TYPE);
    headers.push('content-length', String(typeof body === 'string' ? bytes : body.length));
    headers.push(REQUEST_ID, exchange.requestId);
    for (const cookie of exchange.newCookies) headers.push('set-cookie', cookie);
    if (this.app.isStopping()) headers.push('connection', 'close');
    response.writeHead(200, headers).end(body);
  }

  /** Tells that a request could not be answered, in the words of the caller's language. */
  private send(
    { headers }: IncomingMessage,
    response: ServerResponse,
    { status, error: { text, code }, requestId }: Failure,
  ): void {
    if (response.headersSent) return void response.destroy();
    const message = text[localeOf(headers)];
    const body = JSON.stringify({ errors: [{ message, extensions: { code } }], extensions: { requestId } });
    const own = ['content-type', JSON_TYPE, REQUEST_ID, requestId, 'connection', 'close'];
    response.writeHead(status, [...this.siteHeaders, ...own]).end(body);
  }
}
