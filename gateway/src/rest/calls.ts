import { addressOf, type Caller, type RestClient } from './client.ts';
import type { EventStream } from './event-stream.ts';
import type { AnyInput, InputArgument, OperationName, PathWith, Result } from './operations.ts';

/** What a write answers: the result, and the server's sentence in the caller's language. */
export interface Written<T> {
  result: T;
  message: string;
}

/**
 * The REST server's operations for one caller. Path and method decide what a call takes and answers; the types are
 * those of openapi.json.
 */
export interface RestCalls {
  readonly caller: Caller;
  /**
   * Reads what is the same for everyone; identical reads share one call.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  getPublic<P extends PathWith<'get'>>(path: P, ...input: InputArgument<'get', P>): Promise<Result<'get', P>>;
  /** The same, with undefined where the server says that there is no such record. */
  findPublic<P extends PathWith<'get'>>(
    path: P,
    ...input: InputArgument<'get', P>
  ): Promise<Result<'get', P> | undefined>;
  /**
   * Reads what is the caller's own; never shared.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  get<P extends PathWith<'get'>>(path: P, ...input: InputArgument<'get', P>): Promise<Result<'get', P>>;
  /**
   * Writes on behalf of the caller.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  post<P extends PathWith<'post'>>(
    path: P,
    ...input: InputArgument<'post', P>
  ): Promise<Written<Result<'post', P>>>;
  /**
   * Writes something anew on behalf of the caller.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  put<P extends PathWith<'put'>>(
    path: P,
    ...input: InputArgument<'put', P>
  ): Promise<Written<Result<'put', P>>>;
  /**
   * Removes something of the caller's own.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  delete<P extends PathWith<'delete'>>(
    path: P,
    ...input: InputArgument<'delete', P>
  ): Promise<{ message: string }>;
  /**
   * Listens to what the server tells the caller, until whoever listens leaves it.
   * @throws UpstreamRefusal, UpstreamUnavailable
   */
  events(path: PathWith<'get'>): Promise<EventStream<unknown>>;
  /** After a change of what is public: later reads by this process see it at once, those of others within seconds. */
  forgetPublic(): void;
  /**
   * Makes a call that the specification does not name where the server has it, and asks by `instead` otherwise.
   * @throws what `make` or `instead` throws
   */
  whereOffered<T>(call: OperationName, make: () => Promise<T>, instead: () => T | Promise<T>): Promise<T>;
  /** The same calls for another session: of a program that hands over the token of somebody who has just signed in. */
  withToken(token: string): RestCalls;
  /** The same calls with the session as `Authorization: Bearer`, besides its own header. */
  withBearer(): RestCalls;
}

/** As a part of a path; commas, which part ids, stand there as they are. */
const encoded = (value: string | number): string => encodeURIComponent(value).replaceAll('%2C', ',');

/** `path` with its parameters in the place of their names. */
const filled = (path: string, parameters: Record<string, string | number> = {}): string =>
  path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encoded(parameters[name] ?? ''));

/** The operations of the server behind `client` for `caller`. */
export function restCalls(client: RestClient, caller: Caller, isBearer = false): RestCalls {
  const at = (path: string, [input]: [input?: AnyInput]) => filled(path, input?.path);
  const how = { isBearer };
  return {
    caller,
    getPublic: (path, ...input) => client.readPublic(caller, at(path, input), input[0]?.query),
    findPublic: (path, ...input) => client.findPublic(caller, at(path, input), input[0]?.query),
    get: (path, ...input) => client.readOwn(caller, at(path, input), input[0]?.query),
    post: (path, ...input) =>
      client.post(caller, addressOf(at(path, input), input[0]?.query), input[0]?.body, how),
    put: (path, ...input) => client.put(caller, at(path, input), input[0]?.body),
    delete: (path, ...input) => client.remove(caller, at(path, input), input[0]?.query),
    events: (path) => client.events(caller, path),
    forgetPublic: () => client.forgetPublic(),
    whereOffered: (call, make, instead) => client.whereOffered(call, make, instead),
    withToken: (token) => restCalls(client, { ...caller, token }),
    withBearer: () => restCalls(client, caller, true),
  };
}
