import { isRecord } from '../is-record.ts';
import type { Asked } from './compiled-operations.ts';

/** Type of an answer to whoever names none. */
export const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Which type is answered for which header `accept`; by others Apollo chooses. The last one is Apollo Client's. */
export const typeFor: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', GRAPHQL_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
]);

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/** What the body of a request asks for; undefined for what Apollo is to judge: persisted queries, and what is no request. */
export function askedBy(body: unknown): Asked | undefined {
  if (!isRecord(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string') return undefined;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  if (!isAbsent(variables) && !isRecord(variables)) return undefined;
  if (!isAbsent(extensions) && (!isRecord(extensions) || 'persistedQuery' in extensions)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}
