/** Errors of the driver that have no code. */
const LOST_MESSAGES = [
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'the embedded database has stopped',
  'a statement took too long; the embedded database is restarting',
];
/** A connection that was never made: nothing was asked on it, so nothing is done. */
const NEVER_MADE = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];
/** The network's, and PostgreSQL's own when it ends a connection. */
const LOST_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '08006', '08003']);
/** Errors that wrap others: the query builder's. */
const MOST_CAUSES = 4;

/** Whether a statement had no answer, because the database is silent or the connection has broken. */
export function isConnectionLost(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth <= MOST_CAUSES && error instanceof Error; depth += 1) {
    const { message } = error;
    if (NEVER_MADE.includes(message)) return false;
    if ('code' in error && LOST_CODES.has(String(error.code))) return true;
    if (LOST_MESSAGES.some((beginning) => message.startsWith(beginning))) return true;
    error = error.cause;
  }
  return false;
}

/** The connection was lost before the transaction was committed: nothing of it is done. */
export class TransactionLost extends Error {
  constructor(cause: unknown) {
    super('the transaction was rolled back with its connection', { cause });
  }
}

/** The connection was lost while a transaction was committed: it may be done or not. */
export class CommitUnanswered extends Error {
  constructor(cause: unknown) {
    super('the commit of a transaction was not answered', { cause });
  }
}
