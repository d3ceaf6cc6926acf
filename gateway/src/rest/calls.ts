import type { AdaptedCalls, Adaptation, Answer, Given, Written } from './adaptation.ts';
import { addressOf, type Caller, type RestClient } from './client.ts';
import type { EventStream } from './event-stream.ts';
import { adaptations } from './foreign/index.ts';
import { isNotFound } from './offered-calls.ts';
import type { AnyInput, InputArgument, Method, PathWith, Result } from './operations.ts';

export type { Written } from './adaptation.ts';

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

/** Completes the answers to a call with this input; undefined where they need nothing. */
const completion = <M extends Method, P extends PathWith<M>>(
  adaptation: Adaptation<M, P> | undefined,
  input: Given<M, P>,
): ((answer: Answer<M, P>) => Answer<M, P>) | undefined => {
  const complete = adaptation?.complete;
  return complete && ((answer) => complete(answer, input));
};

/**
 * The REST server's operations for one caller. Path and method decide what a call takes and answers; the types are
 * those of openapi.json. Whatever it calls throws UpstreamRefusal or UpstreamUnavailable.
 */
export class RestCalls implements AdaptedCalls {
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

  /** The language that the server answers in. */
  get language(): Caller['language'] {
    return this.asker.language;
  }

  /** Reads what is the same for everyone; identical reads share one call. */
  getPublic<P extends PathWith<'get'>>(
    path: P,
    ...[input]: InputArgument<'get', P>
  ): Promise<Result<'get', P>> {
    const address = at(path, input);
    const adaptation = adaptations.get[path];
    const complete = completion<'get', P>(adaptation, input);
    const make = () =>
      this.isAnew
        ? this.client.readAnew(this.asker, address, input?.query, complete)
        : this.client.readPublic(this.asker, address, input?.query, complete);
    return this.adapted<'get', P>(`GET ${path}`, adaptation, input, make);
  }

  /** The same, with undefined where the server says that there is no such record. */
  async findPublic<P extends PathWith<'get'>>(
    path: P,
    ...input: InputArgument<'get', P>
  ): Promise<Result<'get', P> | undefined> {
    try {
      return await this.getPublic(path, ...input);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  /** Reads what is the same for everyone as it is at this moment: never shared, and not said in anybody's name. */
  getNow<P extends PathWith<'get'>>(path: P, ...[input]: InputArgument<'get', P>): Promise<Result<'get', P>> {
    // What depends on the moment is not to be kept by others either.
    this.options.onOwn?.();
    return this.client.readAnew(
      this.asker,
      at(path, input),
      input?.query,
      completion<'get', P>(adaptations.get[path], input),
    );
  }

  /** Reads what is the caller's own; never shared. */
  get<P extends PathWith<'get'>>(path: P, ...[input]: InputArgument<'get', P>): Promise<Result<'get', P>> {
    const make = () => this.client.readOwn<Result<'get', P>>(this.caller, at(path, input), input?.query);
    return this.own<'get', P>(`GET ${path}`, adaptations.get[path], input, make);
  }

  /** Writes on behalf of the caller. */
  post<P extends PathWith<'post'>>(
    path: P,
    ...[input]: InputArgument<'post', P>
  ): Promise<Written<Result<'post', P>>> {
    const { isBearer = false, isQuick = false } = this.options;
    const address = addressOf(at(path, input), input?.query);
    const make = () =>
      this.client.post<Result<'post', P>>(this.caller, address, input?.body, { isBearer, isQuick });
    return this.own<'post', P>(`POST ${path}`, adaptations.post[path], input, make);
  }

  /** Replaces something on behalf of the caller. */
  put<P extends PathWith<'put'>>(
    path: P,
    ...[input]: InputArgument<'put', P>
  ): Promise<Written<Result<'put', P>>> {
    const make = () => this.client.put<Result<'put', P>>(this.caller, at(path, input), input?.body);
    return this.own<'put', P>(`PUT ${path}`, adaptations.put[path], input, make);
  }

  /** Removes something of the caller's own. */
  delete<P extends PathWith<'delete'>>(
    path: P,
    ...[input]: InputArgument<'delete', P>
  ): Promise<{ message: string }> {
    const make = () => this.client.remove(this.caller, at(path, input), input?.query);
    return this.own<'delete', P>(`DELETE ${path}`, adaptations.delete[path], input, make);
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

  /** Makes a call; where the server does not have it, answers as its adaptation says. */
  private adapted<M extends Method, P extends PathWith<M>>(
    call: string,
    adaptation: Adaptation<M, P> | undefined,
    input: Given<M, P>,
    make: () => Promise<Answer<M, P>>,
  ): Promise<Answer<M, P>> {
    const { instead, ifNotFound } = adaptation ?? {};
    if (instead) return this.client.whereOffered(call, make, () => instead(this, input));
    if (!ifNotFound) return make();
    return make().catch(async (error: unknown) => {
      const found = isNotFound(error) ? await ifNotFound(this, input) : undefined;
      if (found === undefined) throw error;
      return found;
    });
  }

  /** {@link adapted} for a call in the caller's name, whose answer is kept by nobody and completed each time. */
  private own<M extends Method, P extends PathWith<M>>(
    call: string,
    adaptation: Adaptation<M, P> | undefined,
    input: Given<M, P>,
    make: () => Promise<Answer<M, P>>,
  ): Promise<Answer<M, P>> {
    if (!adaptation) return make();
    const { completeByCalls } = adaptation;
    const complete = completion(adaptation, input);
    const makeComplete = async () => {
      const answer = await make();
      const completed = complete ? complete(answer) : answer;
      return completeByCalls ? completeByCalls(completed, input, this) : completed;
    };
    return this.adapted(call, adaptation, input, makeComplete);
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
