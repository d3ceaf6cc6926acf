import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, isValueNode, Kind, print } from 'graphql';
import type { Locale } from '../context/locale.ts';
import { explain, fault } from '../schema/errors.ts';
import { refusalOfDocument } from './refused-document.ts';

/** Characters told about a document at most: a name that is quoted may be as long as the document itself. */
const MAX_MESSAGE = 500;

const tooDeep = { ZH: '该操作嵌套过深', EN: 'The operation is nested too deeply' };

/** Codes Apollo sets itself; their messages are about the document and safe to send. */
const aboutTheDocument = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * Codes whose messages clients compare word for word, so they are never translated: the protocol of automatic
 * persisted queries.
 */
const fixedTexts = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Whether Apollo refused the request with a status of the caller's own making, but gave the error no code. */
function isRefusedRequest({ extensions }: GraphQLError): boolean {
  const status = extensions.http?.status;
  return extensions['code'] === undefined && status !== undefined && status >= 400 && status < 500;
}

/**
 * Whether graphql-js refused the value of an argument while it executed the document: a null for a variable that may
 * be null, where the argument may not. Validation cannot find it, since it depends on the variables.
 */
function isRefusedValue(cause: unknown): cause is GraphQLError {
  if (!(cause instanceof GraphQLError) || cause.path !== undefined) return false;
  const about = cause.nodes?.[0];
  return about !== undefined && isValueNode(about);
}

/** Whether graphql-js refused the value of a variable: it does not fit the type of its definition. */
const isRefusedVariable = ({ nodes }: GraphQLError): boolean =>
  nodes?.length === 1 && nodes[0]?.kind === Kind.VARIABLE_DEFINITION;

/**
 * Puts an error into the language of the request, and gives it its code.
 * @param onFault receives the cause of a fault of the gateway, of which the caller reads nothing
 */
export function localiseError(error: GraphQLError, locale: Locale, onFault: (cause: unknown) => void): void {
  const cause = unwrapResolverError(error);
  const refused = refusalOfDocument(error);
  if (isRefusedRequest(error)) error.extensions['code'] = 'BAD_REQUEST';
  if (error.extensions['code'] === undefined && (isRefusedValue(cause) || isRefusedVariable(error)))
    error.extensions['code'] = 'BAD_USER_INPUT';
  if (fixedTexts.has(String(error.extensions['code']))) return;
  const known = refused ?? explain(cause);
  if (!known && aboutTheDocument.has(String(error.extensions['code']))) {
    error.message = aboutDocument(error, locale);
    return;
  }
  if (!known) onFault(cause);
  const { text, code } = known ?? fault;
  rewrite(error, text[locale], code);
}

/** What is wrong with a document or a variable, in the caller's language. */
function aboutDocument(error: GraphQLError, locale: Locale): string {
  // A mistake stands somewhere in the document; without a place it was the parser that ran out of its stack.
  if (error.extensions['code'] === 'GRAPHQL_PARSE_FAILED' && !error.locations) return tooDeep[locale];
  const message = locale === 'ZH' ? inChinese(error) : error.message;
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
}

/** What graphql-js says of a document or a variable, which it says in English only. */
function inChinese({ message, nodes }: GraphQLError): string {
  const about = nodes?.[0];
  return about?.kind === Kind.VARIABLE_DEFINITION
    ? `变量 $${about.variable.name.value} 的值不符合类型 ${print(about.type)}`
    : `查询无效：${message}`;
}

function rewrite(error: GraphQLError, message: string, code: string): void {
  error.message = message;
  error.extensions['code'] = code;
}

/** What an error tells programs besides its code: the scopes that are missing, and when to try again. */
function detailsOf({ scopes, retryAfterSeconds }: Record<string, unknown> = {}) {
  return {
    ...(scopes === undefined ? {} : { scopes }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** Last line of defence: what reaches Apollo's formatter with an internal code never keeps its text. */
export function formatError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  const { message, locations, path } = formatted;
  const known = Object.values(fault.text).includes(message);
  return {
    message: code === 'INTERNAL_SERVER_ERROR' && !known ? fault.text.EN : message,
    ...(locations && !path ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, ...detailsOf(formatted.extensions) },
  };
}
