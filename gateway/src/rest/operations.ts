import type { components, paths } from './contract.generated.ts';
import type { LesserResults } from './foreign/lesser-results.ts';

/** Records of the REST contract, by the names that openapi.json gives them. */
export type Schemas = components['schemas'];

/** Methods that the contract uses. */
export type Method = 'get' | 'post' | 'put' | 'delete';

/** Addresses that have an operation of the method, as the contract writes them: `/app/exhibiting/badges/{ids}`. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathWith<M>> = paths[P] extends Record<M, infer O> ? O : never;

/** Parameters that may be left out may also be undefined. */
type OrUndefined<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | undefined : T[K] };

type PathParameters<O> = O extends { parameters: { path: infer A } } ? { path: A } : unknown;
type QueryParameters<O> = O extends { parameters: { query: infer A } }
  ? { query: OrUndefined<A> }
  : O extends { parameters: { query?: infer A } }
    ? [A] extends [undefined]
      ? unknown
      : { query?: OrUndefined<NonNullable<A>> }
    : unknown;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: OrUndefined<B> }
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { body?: OrUndefined<B> }
    : O extends { requestBody: { content: { 'application/octet-stream': unknown } } }
      ? { body: Uint8Array }
      : unknown;

/** What any operation may take. */
export interface AnyInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

type AsInput<T> = T extends AnyInput ? T : never;

/** What an operation takes: the parameters of its path and of its query, and its body. */
export type Input<M extends Method, P extends PathWith<M>> = AsInput<
  PathParameters<Operation<M, P>> & QueryParameters<Operation<M, P>> & Body<Operation<M, P>>
>;

/** The input as the last argument of a call: it may be left out where nothing of it is needed. */
export type InputArgument<M extends Method, P extends PathWith<M>> =
  object extends Input<M, P> ? [input?: Input<M, P>] : [input: Input<M, P>];

type ContractResult<M extends Method, P extends PathWith<M>> =
  Operation<M, P> extends { responses: { 200: { content: { 'application/json': { result: infer R } } } } }
    ? R
    : never;

type LesserResult<
  M extends Method,
  P extends PathWith<M>,
> = `${Uppercase<M>} ${P}` extends keyof LesserResults ? LesserResults[`${Uppercase<M>} ${P}`] : never;

/** `result` of the envelope that an operation answers with, or what stands in where the server does not tell it. */
export type Result<M extends Method, P extends PathWith<M>> = ContractResult<M, P> | LesserResult<M, P>;
