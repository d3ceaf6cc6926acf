import { propertyOf } from '../objects.ts';

/** What the log tells of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  /** The table, the column and the constraint of PostgreSQL's refusal. */
  table?: string;
  column?: string;
  constraint?: string;
  /** Where it was thrown; without the message, which stands at the beginning of `Error.stack`. */
  stack?: string;
  cause?: ErrorDescription;
}

/** Characters of a message at most: the statement that loads the demo has millions. */
const LONGEST_MESSAGE = 600;
/** Causes of causes at most. */
const MOST_CAUSES = 4;

const EMAIL = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;
/** Mobile numbers, numbers of identity documents, card numbers; the times and ids of a log are shorter. */
const LONG_NUMBER = /\+?\d{9,}[\dXx]?/g;
/** The query of an address, which may hold a ticket, a token or an e-mail address. */
const ADDRESS_QUERY = /\?[^\s"'<>]*=[^\s"'<>]*/g;

/** Takes out of a text what may be personal or open a door: e-mail addresses, long numbers, queries of addresses. */
export const withoutPersonalData = (text: string): string =>
  text.replace(ADDRESS_QUERY, '?[query]').replace(EMAIL, '[address]').replace(LONG_NUMBER, '[number]');

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** PostgreSQL's own errors; `detail` and `where` hold values of the row, and so may what it quotes in a message. */
const isFromDatabase = (error: object): boolean => 'severity' in error && 'routine' in error;

function messageOf(error: Error): string {
  // The query builder writes the parameters behind the statement.
  const statement = 'query' in error && 'params' in error ? textOf(error.query) : undefined;
  if (statement !== undefined) return `Failed query: ${statement}`;
  // As in: invalid input syntax for type bigint: "310101199003071234".
  return isFromDatabase(error) ? error.message.replace(/: ".*$/s, ': [value]') : error.message;
}

/** Describes what was thrown, for the log: never the parameters of a statement, nor values of a row. */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: 'something other than an error was thrown' };
  const description: ErrorDescription = {
    type: thrown.name === 'Error' ? thrown.constructor.name : thrown.name,
    message: withoutPersonalData(messageOf(thrown).slice(0, LONGEST_MESSAGE)),
  };
  for (const key of ['code', 'table', 'column', 'constraint'] as const) {
    const value = textOf(propertyOf(thrown, key));
    if (value !== undefined) description[key] = value;
  }
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames && frames.length > 0) description.stack = withoutPersonalData(frames.join('\n'));
  if (thrown.cause !== undefined && depth < MOST_CAUSES) {
    description.cause = describeError(thrown.cause, depth + 1);
  }
  return description;
}

/** The same in lines, for what is written to the standard error output. */
export function errorText(thrown: unknown): string {
  const { type, message, stack, cause } = describeError(thrown);
  const because = cause ? `\n  because of ${cause.type}: ${cause.message}` : '';
  return `${type}: ${message}${because}${stack ? `\n${stack}` : ''}`;
}
