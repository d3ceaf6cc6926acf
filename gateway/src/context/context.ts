import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { RestCalls } from '../rest/calls.ts';
import type { AskingRequest, Caller, RestClient } from '../rest/client.ts';
import type { AnswerSize } from '../schema/answer-size.ts';
import { type Exchange, guestExchange } from './exchange.ts';
import type { Locale } from './locale.ts';
import {
  cookieDevice,
  cookieKinds,
  cookieToken,
  newDevice,
  type SessionCookie,
  sessionCookie,
} from './session-cookie.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** The session: of a program in `Authorization: Bearer …` or header `token`, of a browser in its cookie. */
function tokenOf(headers: IncomingHttpHeaders, kind: keyof typeof cookieKinds): string | undefined {
  const { authorization, cookie } = headers;
  const bearer = authorization === undefined ? undefined : BEARER.exec(authorization)?.[1];
  const header = headers['token'];
  return (
    bearer ??
    (typeof header === 'string' && header !== '' ? header : undefined) ??
    cookieToken(cookie, cookieKinds[kind])
  );
}

/**
 * Whom the calls behind a request are made for: as a visitor or exhibitor, or as one of the organiser's staff.
 * @param request counts the calls
 */
const callerFor = (
  { headers, ip, locale }: Pick<Exchange, 'headers' | 'ip' | 'locale'>,
  kind: keyof typeof cookieKinds,
  request: AskingRequest,
): Caller => ({
  language: locale,
  token: tokenOf(headers, kind),
  address: ip,
  device: cookieDevice(headers.cookie),
  request,
});

/** The same for a request that Fastify has taken and passes on. */
export const callerOf = (
  request: Pick<FastifyRequest, 'headers' | 'id' | 'ip' | 'locale'>,
  kind: keyof typeof cookieKinds = 'site',
): Caller => callerFor(request, kind, { id: request.id, calls: 0 });

/** The program that asks by a key. */
export interface ProgramCall {
  /** Id of the key. */
  readonly keyId: string;
  /** SHA-256 of the key, hexadecimal. */
  readonly hash: string;
  readonly scopes: readonly string[];
  /** Whose records it may read or write besides what is public; undefined where it may only read what is public. */
  readonly actsFor: 'company' | 'partner' | undefined;
  /** How the operation has asked for changes after a cursor; undefined where it has not. */
  followed?: { after: string; types: string[] };
  /** What the operation costs and what is left; undefined as long as it has not been taken. */
  spent?: {
    cost: number;
    capacity: number;
    remaining: number;
    perSecond: number;
    isGranted: boolean;
    retryAfterSeconds: number;
  };
}

/**
 * What the resolvers of one request share: language, caller, and the REST calls that its data sources make. What only
 * some operations use is made at its first use, for this is made for each request.
 */
export class Context {
  readonly locale: Locale;
  readonly answerSize: AnswerSize = { nodes: 0 };
  /** What the operation costs, points; undefined as long as that is not known. */
  readonly measured: { cost?: number } = {};
  /**
   * The data sources made so far, by their factories (source.ts). They are kept here and not in a `WeakMap` of each
   * source: collections of young objects keep alive what such a map of old age holds, so that every request, with all
   * that it had read, stayed in memory until the next full collection.
   */
  readonly sources = new Map<(context: Context) => object, object>();
  private readonly asker: Caller;
  private readonly request: AskingRequest;
  private staff: Caller | undefined;
  private readonly used = { isPersonal: false };
  private ownRest: RestCalls | undefined;
  private staffRest: RestCalls | undefined;

  constructor(
    private readonly client: RestClient,
    private readonly exchange: Exchange,
    /** Undefined for a request without a key. */
    readonly program?: ProgramCall,
  ) {
    this.request = { id: exchange.requestId, calls: 0 };
    this.asker = callerFor(exchange, 'site', this.request);
    this.locale = exchange.locale;
  }

  /**
   * Whether what was read or written so far may depend on who asks: a call was made in the caller's name, or somebody
   * looked who it is. An answer without that is the same for everyone who asks in its language.
   */
  get isPersonal(): boolean {
    return this.used.isPersonal;
  }

  /** Whether the calls go to this server; those of test keys go to the demo's. */
  isOf(client: RestClient): boolean {
    return this.client === client;
  }

  /** Whether the gateway asks itself, to render a page. */
  get isOfPage(): boolean {
    return this.asker.address === undefined;
  }

  /** Id of the request, a UUID: callers are told it, and the log has it. */
  get requestId(): string {
    return this.exchange.requestId;
  }

  /** Calls of the REST service that were made for the request so far. */
  get upstreamCalls(): number {
    return this.request.calls;
  }

  /** Where the site stands, like `https://fair.example`, for addresses that machines read. */
  get origin(): string {
    return this.exchange.origin;
  }

  /** Whom the calls behind the request are made for. */
  get caller(): Caller {
    this.markPersonal();
    return this.asker;
  }

  /** The REST server's operations, for the caller. */
  get rest(): RestCalls {
    return (this.ownRest ??= new RestCalls(this.client, this.asker, { onOwn: this.markPersonal }));
  }

  /** The same for the caller's session at the organiser's console. */
  get consoleRest(): RestCalls {
    return (this.staffRest ??= new RestCalls(this.client, this.staffCaller, { onOwn: this.markPersonal }));
  }

  /** Where the browser keeps the session of a visitor or exhibitor. */
  get session(): SessionCookie {
    this.markPersonal();
    return sessionCookie(this.exchange);
  }

  /** Where the browser keeps the session of the organiser's console. */
  get consoleSession(): SessionCookie {
    this.markPersonal();
    return sessionCookie(this.exchange, cookieKinds.console);
  }

  /** Gives the browser a device where it has none. Call it before a code is sent, or somebody signs in. */
  keepDevice(): void {
    this.caller.device ??= newDevice(this.exchange);
    this.staffCaller.device = this.caller.device;
  }

  private readonly markPersonal = (): void => {
    this.used.isPersonal = true;
  };

  private get staffCaller(): Caller {
    return (this.staff ??= callerFor(this.exchange, 'console', this.request));
  }
}

/** For pages that are rendered for whoever comes: nobody is signed in, and nothing is kept in a browser. */
export const createGuestContext = (rest: RestClient, language: Locale): Context =>
  new Context(rest, guestExchange(language));
