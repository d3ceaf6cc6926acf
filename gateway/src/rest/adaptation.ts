import type { InputArgument, Method, PathWith, Result } from './operations.ts';

/** The answer to a write: the result, and the server's sentence in the caller's language. */
export interface Written<T> {
  result: T;
  message: string;
}

/** What a call of {@link RestCalls} answers: reads the result, writes the server's sentence too. */
export type Answer<M extends Method, P extends PathWith<M>> = {
  get: Result<M, P>;
  post: Written<Result<M, P>>;
  put: Written<Result<M, P>>;
  delete: { message: string };
}[M];

/** The calls that an adaptation may make for the caller. */
export interface AdaptedCalls {
  readonly language: 'ZH' | 'EN';
  getPublic: <P extends PathWith<'get'>>(
    path: P,
    ...input: InputArgument<'get', P>
  ) => Promise<Result<'get', P>>;
  findPublic: <P extends PathWith<'get'>>(
    path: P,
    ...input: InputArgument<'get', P>
  ) => Promise<Result<'get', P> | undefined>;
  get: <P extends PathWith<'get'>>(path: P, ...input: InputArgument<'get', P>) => Promise<Result<'get', P>>;
  post: <P extends PathWith<'post'>>(
    path: P,
    ...input: InputArgument<'post', P>
  ) => Promise<Written<Result<'post', P>>>;
  delete: <P extends PathWith<'delete'>>(
    path: P,
    ...input: InputArgument<'delete', P>
  ) => Promise<{ message: string }>;
}

/** What a call takes; undefined where the caller gave nothing and nothing is needed. */
export type Given<M extends Method, P extends PathWith<M>> = InputArgument<M, P>[0];

/** What the gateway does with one call where the server knows only the specification (decision 0027). */
export interface Adaptation<M extends Method, P extends PathWith<M>> {
  /** Adds the fields that servers of the specification leave out. Runs once for each answer of the server. */
  complete?: (answer: Answer<M, P>, input: Given<M, P>) => Answer<M, P>;
  /** Like `complete`, for answers of the caller's own that take further calls to complete. */
  completeByCalls?: (
    answer: Answer<M, P>,
    input: Given<M, P>,
    calls: AdaptedCalls,
  ) => Answer<M, P> | Promise<Answer<M, P>>;
  /** Answers by calls of the specification. The missing call is tried again after a minute. */
  instead?: (calls: AdaptedCalls, input: Given<M, P>) => Answer<M, P> | Promise<Answer<M, P>>;
  /**
   * Looks for one record by calls of the specification, where "not found" may mean the record or the call. The call is
   * made first each time.
   * @returns undefined where there is no such record: the server's refusal stands
   */
  ifNotFound?: (calls: AdaptedCalls, input: Given<M, P>) => Promise<Answer<M, P> | undefined>;
}

/** Adaptations of the calls of one method, by path. */
export type AdaptationsOf<M extends Method> = { readonly [P in PathWith<M>]?: Adaptation<M, P> };

/** Adaptations by method and path. */
export type Adaptations = { readonly [M in Method]?: AdaptationsOf<M> };
