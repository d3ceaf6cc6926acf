import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { MessageId } from '../i18n';
import { UploadRefusal } from '../lib/upload';
import { RequestTimeout } from './timeout-fetch';

/** What went wrong, in the kinds that a page can tell apart. */
export type FailureKind =
  | 'signIn'
  | 'notAllowed'
  | 'staffSignIn'
  | 'staffNotAllowed'
  | 'tooMany'
  | 'notFound'
  | 'invalid'
  | 'timeout'
  | 'offline'
  | 'server';

export interface Failure {
  kind: FailureKind;
  /** The server's own words, already in the language of the request; only where they are meant for people. */
  message?: string;
}

/** The gateway's codes; what is not here is the server's trouble. */
const kindOfCode: Record<string, FailureKind> = {
  UNAUTHENTICATED: 'signIn',
  FORBIDDEN: 'notAllowed',
  STAFF_UNAUTHENTICATED: 'staffSignIn',
  STAFF_FORBIDDEN: 'staffNotAllowed',
  TOO_MANY_REQUESTS: 'tooMany',
  TOO_COSTLY: 'tooMany',
  BAD_USER_INPUT: 'invalid',
};

/** Messages of these kinds are written for the user; those of the others may be technical. */
const spoken: readonly FailureKind[] = [
  ...(['signIn', 'notAllowed', 'staffSignIn', 'staffNotAllowed', 'tooMany', 'invalid'] as const),
];

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'signIn';
  if (status === 429) return 'tooMany';
  return status < 500 ? 'invalid' : 'server';
}

/** A refused file: the status tells what concerns the session, the rest is about the file. */
function ofUpload({ status, message }: UploadRefusal): Failure {
  const kind = kindOfStatus(status);
  return message === '' ? { kind } : { kind, message };
}

export function toFailure(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const kind = kindOfCode[String(first?.extensions?.['code'])] ?? 'server';
    return spoken.includes(kind) && first?.message ? { kind, message: first.message } : { kind };
  }
  if (error instanceof UploadRefusal) return ofUpload(error);
  if (ServerError.is(error)) return { kind: error.statusCode === 429 ? 'tooMany' : 'server' };
  if (error instanceof RequestTimeout) return { kind: 'timeout' };
  // What fetch throws when the network is gone.
  if (error instanceof TypeError) return { kind: 'offline' };
  return { kind: 'server' };
}

/** What the server wrote about failures that the reader has been told of. */
const told = new WeakSet<object>();

/** The links and the caller get errors of their own for one answer; what the server wrote is one object in all of them. */
const writtenBy = (error: unknown): object | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return error instanceof Error ? error : undefined;
};

/** Notes that the reader has been told of a failure. */
export function noteTold(error: unknown): void {
  const written = writtenBy(error);
  if (written) told.add(written);
}

/** Whether the reader has been told of a failure. */
export function isTold(error: unknown): boolean {
  const written = writtenBy(error);
  return written !== undefined && told.has(written);
}

/** Words for a failure that brought none of its own. */
export function failureMessageId(kind: FailureKind): MessageId {
  return `apollo.failure.${kind}`;
}
