import type { RestConfig } from '../config.ts';
import { type Envelope, envelopeOf, faultsIn, textIn } from './envelope.ts';
import { UpstreamRefusal, UpstreamUnavailable } from './errors.ts';
import { mapStream, type EventStream } from './event-stream.ts';
import { OfferedCalls } from './offered-calls.ts';
import { Positions, type Written } from './positions.ts';
import { followPublicChanges } from './public-changes.ts';
import { PublicReads, type ReadAnswer, type Sized } from './public-reads.ts';
import type { RawAnswer } from './raw-answer.ts';
import type { Transport } from './transport.ts';

/** Call that tells of changes to public records; its server sends a byte at least every three seconds. */
const PUBLIC_CHANGES = '/app/live/public-changes';
const CHANGES_SILENCE_MS = 10_000;

/** Whom a call is made for. */
export interface Caller {
  language: 'ZH' | 'EN';
  /** Session token; undefined for a guest. */
  token: string | undefined;
  /** Network address that the call comes from; undefined where nobody asked for one. */
  address?: string | undefined;
  /** Random secret that the caller's browser keeps; undefined where it has none. The server knows it after a sign-in. */
  device?: string | undefined;
  /** The request that the call is made for; undefined where the gateway works of its own accord. */
  request?: AskingRequest | undefined;
}

/** A request that calls are made for. */
export interface AskingRequest extends Written {
  /** Id of the request, which the server's log has too. */
  readonly id: string;
  /** Calls that were made for it so far; of a read that several share, it counts for the first. */
  calls: number;
}

type Parameter = string | number | boolean | undefined;

/** How one call differs from the others. */
interface How {
  /** Whether the session travels as `Authorization: Bearer` besides; false unless told. */
  isBearer?: boolean;
  /** Whether it waits for an answer no longer than a read, because somebody's read waits for it; false unless told. */
  isQuick?: boolean;
}

/** What the server tells gateways besides changes of what is public. */
export interface AlsoTold {
  /** A program's key has changed or ended; by its hash. */
  onKey?: (hash: string) => void;
  /** Work of a kind waits for a gateway. */
  onWork?: (kind: string) => void;
}

/** Calls to the REST server in its conventions; holds no state of any caller. */
export interface RestClient {
  /**
   * Reads what is the same for everyone; identical reads share one call.
   * @param complete runs once for each answer of the server, before others share it
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  readPublic<T>(
    caller: Caller,
    path: string,
    query?: Record<string, Parameter>,
    complete?: (answer: T) => T,
  ): Promise<T>;
  /** The same by a separate call, whatever was read before. */
  readAnew<T>(
    caller: Caller,
    path: string,
    query?: Record<string, Parameter>,
    complete?: (answer: T) => T,
  ): Promise<T>;
  /** After a change of what is public: later reads by this process see it at once, those of others within seconds. */
  forgetPublic(): void;
  /** Goes up with each change of what is public; undefined while the server does not tell of changes. */
  publicRevision(): number | undefined;
  /**
   * From now on keeps what is public until the server tells of a change, where it does; otherwise, and while its stream is
   * broken, for as long as configured.
   * @param told is told what else the server tells
   * @returns ends the following
   */
  followPublic(told?: AlsoTold): () => void;
  /**
   * Has a listener called whenever the server has told of a change of what is public.
   * @returns ends it
   */
  onPublicChange(listener: () => void): () => void;
  /**
   * Reads what is the caller's own; never shared.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  readOwn<T>(caller: Caller, path: string, query?: Record<string, Parameter>): Promise<T>;
  /**
   * Writes on behalf of the caller.
   * @param body sent as JSON; bytes as they are
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  post<T>(caller: Caller, path: string, body?: unknown, how?: How): Promise<{ result: T; message: string }>;
  /**
   * Writes something anew on behalf of the caller.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  put<T>(caller: Caller, path: string, body: unknown): Promise<{ result: T; message: string }>;
  /**
   * Removes something of the caller's own.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  remove(caller: Caller, path: string, query?: Record<string, Parameter>): Promise<{ message: string }>;
  /**
   * Listens to what the server tells the caller, until whoever listens leaves it.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  events(caller: Caller, path: string): Promise<EventStream<unknown>>;
  /**
   * Makes a call that the specification does not name where the server has it, and asks by `instead` otherwise.
   * @param call method and path without ids, like `GET /app/catalogue/companies`
   * @throws what `make` or `instead` throws
   */
  whereOffered<T>(call: string, make: () => Promise<T>, instead: () => T | Promise<T>): Promise<T>;
}

function decode<T>(path: string, { status, body }: RawAnswer): Envelope<T> {
  const envelope = envelopeOf<T>(body);
  if (!envelope) {
    throw new UpstreamUnavailable(`status ${status} with a body that is no envelope`, undefined, status);
  }
  const succeeded =
    status >= 200 && status < 300 && envelope.success && (envelope.code === 0 || envelope.code === 200);
  if (!succeeded) {
    throw new UpstreamRefusal(envelope.message ?? '', envelope.code ?? 500, status, {
      field: textIn(envelope.field),
      reason: textIn(envelope.reason),
      isOfConsole: path.startsWith('/organiser/'),
      faults: faultsIn(envelope),
    });
  }
  return envelope;
}

/** `path` with its parameters; empty ones are left out, and the order is the caller's, so equal reads have equal keys. */
export function addressOf(path: string, query: Record<string, Parameter> = {}): string {
  let address = path;
  let joint = '?';
  for (const name in query) {
    const value = query[name];
    if (value === undefined || value === '') continue;
    address += `${joint}${name}=${encodeURIComponent(value)}`;
    joint = '&';
  }
  return address;
}

/** What a call tells of its caller. To be made for each call, for it counts the calls of a request. */
export function headersFor(
  config: RestConfig,
  { language, token, address, device, request }: Caller,
): Record<string, string> {
  const headers: Record<string, string> = { [config.languageHeader]: language };
  if (token !== undefined) headers[config.tokenHeader] = token;
  // Limits count by it.
  if (address !== undefined) headers['x-forwarded-for'] = address;
  if (config.gatewaySecret !== undefined) headers['gateway-secret'] = config.gatewaySecret;
  if (device !== undefined) headers['device'] = device;
  if (request !== undefined) {
    headers['x-request-id'] = request.id;
    request.calls += 1;
  }
  return headers;
}

type PublicPart = Pick<
  RestClient,
  'followPublic' | 'forgetPublic' | 'onPublicChange' | 'publicRevision' | 'readAnew' | 'readPublic'
>;

/** Is told where the answer to a public read came from. */
type OnRead = (answer: ReadAnswer) => void;

/** The part of the client that reads what is the same for everyone. */
function publicPart(
  config: RestConfig,
  transport: Transport,
  positions: Positions,
  onRead?: OnRead,
): PublicPart {
  const publicReads = new PublicReads(config.publicTtlMs, { onRead });
  const listeners = new Set<() => void>();

  /** Asks for what is the same for everyone. @param address of the call, with its query */
  async function askPublic<T>(
    { language, request }: Caller,
    path: string,
    address: string,
    position: Record<string, string>,
    complete?: (answer: T) => T,
  ): Promise<Sized<T>> {
    const answer = await transport.request({
      method: 'GET',
      path: address,
      // Without the token: what it would change must not reach others.
      headers: { ...headersFor(config, { language, token: undefined, request }), ...position },
      timeoutMs: config.readTimeoutMs,
    });
    const { result } = decode<T>(path, answer);
    return { value: complete ? complete(result) : result, bytes: answer.body.length };
  }

  return {
    readPublic: (caller, path, query, complete) => {
      const address = config.basePath + addressOf(path, query);
      return publicReads.read(`${caller.language} ${address}`, () =>
        askPublic(caller, path, address, positions.headersFor(caller.request), complete),
      );
    },

    readAnew: async (caller, path, query, complete) =>
      // Without a position, so that the primary answers.
      (await askPublic(caller, path, config.basePath + addressOf(path, query), {}, complete)).value,

    forgetPublic: () => {
      positions.includeWritten();
      publicReads.forgetAll();
    },

    publicRevision: () => publicReads.revision,

    followPublic: ({ onKey, onWork } = {}) => {
      if (config.publicTtlMs === 0) return () => {};
      const headers = headersFor(config, { language: 'EN', token: undefined });
      return followPublicChanges({
        open: () => transport.open(config.basePath + PUBLIC_CHANGES, headers, CHANGES_SILENCE_MS),
        setTold: (isTold) => {
          positions.setTold(isTold);
          publicReads.setTold(isTold);
        },
        onChange: (position) => {
          if (position !== undefined) positions.onChange(position);
          publicReads.forgetAll();
          for (const listener of listeners) listener();
        },
        onKey,
        onWork,
      });
    },

    onPublicChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The client for the server that `config` names, over `transport`. */
export function restClient(config: RestConfig, transport: Transport, onRead?: OnRead): RestClient {
  const offered = new OfferedCalls();
  const positions = new Positions();

  /** What a write was answered. */
  function decodeWritten<T>({ request }: Caller, path: string, answer: RawAnswer): Envelope<T> {
    const envelope = decode<T>(path, answer);
    positions.onWrite(answer.position, request);
    return envelope;
  }

  async function write<T>(
    method: 'POST' | 'PUT',
    caller: Caller,
    path: string,
    body: unknown,
    how: How = {},
  ) {
    const headers = headersFor(config, caller);
    if (how.isBearer && caller.token !== undefined) headers['authorization'] = `Bearer ${caller.token}`;
    const isBytes = body instanceof Uint8Array;
    if (body !== undefined)
      headers['content-type'] = isBytes ? 'application/octet-stream' : 'application/json';
    const answer = await transport.request({
      method,
      path: config.basePath + path,
      headers,
      body: body === undefined || isBytes ? body : JSON.stringify(body),
      timeoutMs: how.isQuick ? config.readTimeoutMs : config.writeTimeoutMs,
    });
    const { result, message = '' } = decodeWritten<T>(caller, path, answer);
    return { result, message };
  }

  return {
    ...publicPart(config, transport, positions, onRead),

    readOwn: async <T>(caller: Caller, path: string, query?: Record<string, Parameter>) => {
      const answer = await transport.request({
        method: 'GET',
        path: config.basePath + addressOf(path, query),
        headers: headersFor(config, caller),
        timeoutMs: config.readTimeoutMs,
      });
      return decode<T>(path, answer).result;
    },

    post: (caller, path, body, how) => write('POST', caller, path, body, how),
    put: (caller, path, body) => write('PUT', caller, path, body),

    remove: async (caller: Caller, path: string, query?: Record<string, Parameter>) => {
      const answer = await transport.request({
        method: 'DELETE',
        path: config.basePath + addressOf(path, query),
        headers: headersFor(config, caller),
        timeoutMs: config.writeTimeoutMs,
      });
      return { message: decodeWritten<null>(caller, path, answer).message ?? '' };
    },

    events: async (caller: Caller, path: string) => {
      const opened = await transport.open(config.basePath + path, headersFor(config, caller));
      if ('events' in opened)
        return mapStream(opened.events, async (data): Promise<unknown> => JSON.parse(data));
      decode<never>(path, opened.refused);
      throw new UpstreamUnavailable('no event stream');
    },

    whereOffered: (call, make, instead) => offered.use(call, make, instead),
  };
}
