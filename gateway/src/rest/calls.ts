import { addressOf, type Caller, type RestClient } from './client.ts';
import type { EventStream } from './event-stream.ts';
import type { AnyInput, InputArgument, OperationName, PathWith, Result } from './operations.ts';

/** What a write answers: the result, and the server's sentence in the caller's language. */
export interface Written<T> {
  result: T;
  message: string;
}

/** How the calls of one caller are made. */
interface RestCallOptions {
  /** Whether the session travels as `Authorization: Bearer` besides its own header; false unless told. */
  isBearer?: boolean;
  /** Whether writes wait no longer than reads, because somebody's read waits for them; false unless told. */
  isQuick?: boolean;
  /** Is called before each call that is made in the caller's name, and where somebody looks who it is. */
  onOwn?: () => void;
}

/** As a part of a path; commas, which part ids, stand there as they are. */
const encoded = (value: string | number): string => encodeURIComponent(value).replaceAll('%2C', ',');

/** `path` with its parameters in the place of their names. */
const filled = (path: string, parameters: Record<string, string | number>): string =>
  path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encoded(parameters[name] ?? ''));

/** The address of a call, without its query. */
const at = (path: string, input: AnyInput | undefined): string =>
  input?.path ? filled(path, input.path) : path;

/**
 * The REST server's operations for one caller. Path and method decide what a call takes and answers; the types are
 * those of openapi.json. Whatever it calls throws UpstreamRefusal or UpstreamUnavailable.
 */
export class RestCalls {
  /** Whether public reads are made anew; see {@link readAnew}. */
  private isAnew = false;

  constructor(
    private readonly client: RestClient,
    private readonly asker: Caller,
    private readonly options: RestCallOptions = {},
  ) {}

  /** Whom the calls are made for. */
  get caller(): Caller {
    this.options.onOwn?.();
    return this.asker;
  }

  /** Reads what is the same for everyone; identical reads share one call. */
  getPublic<P extends PathWith<'get'>>(
    path: P,
    ...[input]: InputArgument<'get', P>
  ): Promise<Result<'get', P>> {
    const address = at(path, input);
    return this.isAnew
      ? this.client.readAnew(this.asker, address, input?.query)
      : this.client.readPublic(this.asker, address, input?.query);
  }

  /** The same, with undefined where the server says that there is no such record. */
  findPublic<P extends PathWith<'get'>>(
    path: P,
    ...[input]: InputArgument<'get', P>
  ): Promise<Result<'get', P> | undefined> {
    return this.client.findPublic(this.asker, at(path, input), input?.query);
  }

  /** Reads what is the same for everyone as it is at this moment: never shared, and not said in anybody's name. */
  getNow<P extends PathWith<'get'>>(path: P, ...[input]: InputArgument<'get', P>): Promise<Result<'get', P>> {
    // What depends on the moment is not to be kept by others either.
    this.options.onOwn?.();
    return this.client.readAnew(this.asker, at(path, input), input?.query);
  }

  /** Reads what is the caller's own; never shared. */
  get<P extends PathWith<'get'>>(path: P, ...[input]: InputArgument<'get', P>): Promise<Result<'get', P>> {
    return this.client.readOwn(this.caller, at(path, input), input?.query);
  }

  /** Writes on behalf of the caller. */
  post<P extends PathWith<'post'>>(
    path: P,
    ...[input]: InputArgument<'post', P>
  ): Promise<Written<Result<'post', P>>> {
    const { isBearer = false, isQuick = false } = this.options;
    const how = { isBearer, isQuick };
    return this.client.post(this.caller, addressOf(at(path, input), input?.query), input?.body, how);
  }

  /** Writes something anew on behalf of the caller. */
  put<P extends PathWith<'put'>>(
    path: P,
    ...[input]: InputArgument<'put', P>
  ): Promise<Written<Result<'put', P>>> {
    return this.client.put(this.caller, at(path, input), input?.body);
  }

  /** Removes something of the caller's own. */
  delete<P extends PathWith<'delete'>>(
    path: P,
    ...[input]: InputArgument<'delete', P>
  ): Promise<{ message: string }> {
    return this.client.remove(this.caller, at(path, input), input?.query);
  }

  /** Listens to what the server tells the caller, until whoever listens leaves it. */
  events(path: PathWith<'get'>): Promise<EventStream<unknown>> {
    return this.client.events(this.caller, path);
  }

  /**
   * From now on what {@link getPublic} reads comes from a call of its own, and is as new as what was read just now: an
   * answer that is kept or under way may be from before a change that this request has been told of.
   */
  readAnew(): void {
    this.isAnew = true;
  }

  /** After a change of what is public: later reads by this process see it at once, those of others within seconds. */
  forgetPublic(): void {
    this.client.forgetPublic();
  }

  /** Has a listener called whenever something public has changed. @returns ends it */
  onPublicChange(listener: () => void): () => void {
    return this.client.onPublicChange(listener);
  }

  /**
   * Makes a call that the specification does not name where the server has it, and asks by `instead` otherwise.
   * @throws what `make` or `instead` throws
   */
  whereOffered<T>(call: OperationName, make: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    return this.client.whereOffered(call, make, instead);
  }

  /** The same calls for another session: of a program that hands over the token of somebody who has just signed in. */
  withToken(token: string): RestCalls {
    return new RestCalls(this.client, { ...this.caller, token }, this.options);
  }

  /** The same calls with the session as `Authorization: Bearer`, besides its own header. */
  withBearer(): RestCalls {
    return new RestCalls(this.client, this.caller, { ...this.options, isBearer: true });
  }
}
