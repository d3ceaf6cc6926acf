import { type AnswerError, WirefairError } from './errors.ts';

/** What a query has cost its key, in points. */
export interface Cost {
  /** What this query has cost. */
  readonly operation: number;
  /** The most that the key can have. */
  readonly capacity: number;
  /** What the key has left. */
  readonly remaining: number;
  /** What the key gets back each second. */
  readonly restoredPerSecond: number;
}

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const isText = (value: unknown): value is string => typeof value === 'string';
const isStep = (value: unknown): value is string | number => isText(value) || typeof value === 'number';

/** The schema says what the data of a valid document looks like: it is not looked through again. */
const hasData = <Result>(body: Fields): body is { data: Result } => isFields(body['data']);

/** What the gateway says about the cost of a query; undefined where it says nothing, as before it knows the key. */
export function costOf(body: unknown): Cost | undefined {
  const { operation, capacity, remaining, restoredPerSecond } = fieldsOf(
    fieldsOf(fieldsOf(body)['extensions'])['cost'],
  );
  const known =
    typeof operation === 'number' &&
    typeof capacity === 'number' &&
    typeof remaining === 'number' &&
    typeof restoredPerSecond === 'number';
  return known ? { operation, capacity, remaining, restoredPerSecond } : undefined;
}

/** The body of an answer as JSON; undefined for anything else, such as the page of a proxy. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(value: unknown): AnswerError {
  const { message, path, extensions } = fieldsOf(value);
  const { code } = fieldsOf(extensions);
  return {
    message: isText(message) ? message : 'The query was refused without a reason',
    code: isText(code) ? code : 'INTERNAL_SERVER_ERROR',
    path: listOf(path).filter(isStep),
  };
}

/** The errors of an answer; empty for what is no list. */
export const errorsOf = (value: unknown): AnswerError[] => listOf(value).map(errorOf);

/**
 * The seconds of `Retry-After`, which has a number or a date.
 * @param nowMs the time of the caller, milliseconds since 1970
 */
export function secondsOf(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wanted = Number.isNaN(seconds) ? (Date.parse(header) - nowMs) / 1000 : seconds;
  return Number.isNaN(wanted) ? undefined : Math.max(0, wanted);
}

function refusal({ status, headers }: Response, body: Fields): WirefairError {
  const errors = errorsOf(body['errors']);
  const { requestId } = fieldsOf(body['extensions']);
  const { scopes, retryAfterSeconds } = fieldsOf(fieldsOf(listOf(body['errors'])[0])['extensions']);
  const told = typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined;
  return new WirefairError(
    errors[0]?.message ?? `The answer has status ${status} and is no answer of GraphQL`,
    {
      code: errors[0]?.code ?? 'ANSWER_UNREADABLE',
      status,
      requestId: isText(requestId) ? requestId : (headers.get('x-request-id') ?? undefined),
      scopes: listOf(scopes).filter(isText),
      retryAfterSeconds: secondsOf(headers.get('retry-after'), Date.now()) ?? told,
      errors,
    },
  );
}

/**
 * The data of an answer.
 * @throws WirefairError where it has errors, also beside data, or is no answer of GraphQL
 */
export function dataOf<Result>(response: Response, answer: unknown): Result {
  const body = fieldsOf(answer);
  if (listOf(body['errors']).length > 0 || !hasData<Result>(body)) throw refusal(response, body);
  return body.data;
}
