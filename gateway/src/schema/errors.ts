import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { UpstreamRefusal, UpstreamUnavailable } from '../rest/errors.ts';

/** Codes that callers may rely on, in `extensions.code`. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'STAFF_UNAUTHENTICATED'
  | 'STAFF_FORBIDDEN'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_COSTLY'
  | 'OPERATION_NOT_LISTED'
  | 'KEY_INVALID'
  | 'SCOPE_MISSING'
  | 'PARTNER_KEY_NEEDED'
  | 'CURSOR_EXPIRED'
  | 'CHANGED_MEANWHILE'
  | 'ORIGIN_NOT_ALLOWED'
  | 'TEST_MODE_UNAVAILABLE'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

export interface Bilingual {
  ZH: string;
  EN: string;
}

/** An error that callers are told in the language of their request. */
export class LocalisedError extends GraphQLError {
  declare readonly extensions: GraphQLErrorExtensions & { code: ErrorCode };

  constructor(
    readonly text: Bilingual,
    code: ErrorCode,
  ) {
    super(text.EN, { extensions: { code } });
  }
}

/** Gives an error the HTTP status of its answer. */
export function withStatus<T extends GraphQLError>(error: T, status: number): T {
  error.extensions['http'] = { status };
  return error;
}

/** What callers are told when the REST server does not answer. */
export const unavailable: Bilingual = {
  ZH: '数据服务暂时不可用，请稍后再试',
  EN: 'The data service is not available right now, please try again',
};
/** Something was removed between two reads of one operation. */
export const changedMeanwhile = () =>
  new LocalisedError(
    { ZH: '读取期间数据有变更，请重试', EN: 'The data changed while it was read, please try again' },
    'CHANGED_MEANWHILE',
  );
const internal: Bilingual = { ZH: '系统繁忙，请稍后再试', EN: 'Something went wrong. Please try again' };

const codeOfRefusal: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  510: 'FORBIDDEN',
  429: 'TOO_MANY_REQUESTS',
};

/** At the organiser's console: the site's session has nothing to do with these. */
const codeOfConsole: Record<number, ErrorCode> = {
  ...codeOfRefusal,
  401: 'STAFF_UNAUTHENTICATED',
  510: 'STAFF_FORBIDDEN',
};

/** What a failure is for the caller; undefined when it is a fault of ours that has to be logged. */
export function explain(cause: unknown): { text: Bilingual; code: ErrorCode } | undefined {
  if (cause instanceof LocalisedError) {
    return { text: cause.text, code: cause.extensions.code };
  }
  if (cause instanceof UpstreamUnavailable) return { text: unavailable, code: 'UPSTREAM_UNAVAILABLE' };
  if (cause instanceof UpstreamRefusal) {
    const text = { ZH: cause.message, EN: cause.message };
    const codes = cause.isOfConsole ? codeOfConsole : codeOfRefusal;
    return { text, code: codes[cause.code] ?? 'BAD_USER_INPUT' };
  }
  return undefined;
}

/** What callers are told of a request that never becomes an operation. */
export const tooLarge = { text: { ZH: '请求内容过大', EN: 'The request is too large' }, code: 'BAD_REQUEST' };
export const tooLate = {
  text: { ZH: '请求未能在规定时间内送达', EN: 'The request took too long to arrive' },
  code: 'BAD_REQUEST',
};
export const malformed = {
  text: { ZH: '请求格式不正确', EN: 'The request is not well-formed' },
  code: 'BAD_REQUEST',
};

export const unsupportedCharset = {
  text: { ZH: '请求内容须以 UTF-8 编码', EN: 'The request must be encoded in UTF-8' },
  code: 'BAD_REQUEST',
};

/** What the sender of an upload is told that does not arrive. */
export const uploadTooLate: Bilingual = {
  ZH: '上传超时，请重试',
  EN: 'The upload took too long, please try again',
};

/** What a program is told that sends a browser's cookie without showing that it is no other site's page. */
export const refusedByBrowserRule: Bilingual = {
  ZH: '请求缺少 apollo-require-preflight 请求头，已拒绝',
  EN: 'Refused: the request lacks the header apollo-require-preflight',
};

/** What callers are told of a fault of ours. */
export const fault: { text: Bilingual; code: ErrorCode } = { text: internal, code: 'INTERNAL_SERVER_ERROR' };
