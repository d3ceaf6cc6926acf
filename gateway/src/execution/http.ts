import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context/context.ts';
import { isRecord } from '../is-record.ts';
import { answerHeaders } from '../plugins/response-headers.ts';
import type { Asked, CompiledOperations } from './compiled-operations.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** Which type is answered for which header `accept`; by others Apollo chooses. The last one is Apollo Client's. */
const typeFor = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', GRAPHQL_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
]);

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;

/**
 * What the body of a request asks for; undefined for what Apollo is to judge: requests other than by POST in JSON, which
 * other sites' pages could make (CSRF), persisted queries, and whatever is not well-formed.
 */
function askedBy({ method, headers, body }: FastifyRequest): Asked | undefined {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) return undefined;
  if (!isRecord(body)) return undefined;
  const { query, operationName, variables, extensions } = body;
  if (typeof query !== 'string') return undefined;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  if (!isAbsent(variables) && !isRecord(variables)) return undefined;
  if (!isAbsent(extensions) && (!isRecord(extensions) || 'persistedQuery' in extensions)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? undefined };
}

/**
 * Answers requests for compiled operations.
 * @returns the body, with its headers set; undefined where Apollo is to answer
 */
export async function answerCompiled(
  compiled: CompiledOperations,
  request: FastifyRequest,
  reply: FastifyReply,
  createContext: () => Context,
): Promise<string | undefined> {
  const type = typeFor.get(request.headers.accept);
  const asked = type === undefined ? undefined : askedBy(request);
  const answer = asked && compiled.find(asked);
  if (!answer) return undefined;
  const context = createContext();
  const result = await answer(context);
  if (!result) return undefined;
  reply.headers(answerHeaders[context.locale]).header('content-type', type);
  return `${JSON.stringify(result)}\n`;
}
