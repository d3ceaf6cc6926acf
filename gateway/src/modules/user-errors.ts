import { UpstreamRefusal } from '../rest/errors.ts';
import type { UserErrorCode } from '../schema/resolvers.generated.ts';

/** Words of the REST contract's `reason` that name a code of the schema. */
const codes: Record<UserErrorCode, true> = {
  INVALID: true,
  NOT_FOUND: true,
  DUPLICATE: true,
  CONFLICT: true,
  CHANGED: true,
  CLOSED: true,
  QUOTA: true,
  EXPIRED: true,
  NOT_ALLOWED: true,
  OTHER_ROLE: true,
  WRONG_CAPTCHA: true,
  CAPTCHA_NEEDED: true,
  UNAVAILABLE: true,
};

const isCode = (reason: string): reason is UserErrorCode => Object.hasOwn(codes, reason);

/** What the HTTP status says where a server gives no reason, as a server of the specification alone. */
const codeOfStatus: Record<number, UserErrorCode> = {
  403: 'OTHER_ROLE',
  404: 'NOT_FOUND',
  409: 'DUPLICATE',
  412: 'CHANGED',
};

/**
 * The code that callers are told of a refusal.
 * @param reason of the refusal or of one of its faults; a word that this gateway does not know counts as none
 * @param status HTTP status of the answer
 */
export const userErrorCode = (reason: string | undefined, status: number): UserErrorCode =>
  reason !== undefined && isCode(reason) ? reason : (codeOfStatus[status] ?? 'INVALID');

/** Where a field of the REST body stands in the mutation's input: its name there, or its path. */
type PathOf = Record<string, string> | ((field: string) => string[]);

function pathIn(pathOf: PathOf, field: string): string[] | null {
  if (typeof pathOf === 'function') return pathOf(field);
  const name = pathOf[field];
  return name ? [name] : null;
}

/**
 * What a form can show of a refusal; the rest (no session, too many) concerns the whole request and is thrown on.
 * @param pathOf names of fields; a field without one is told without its place
 */
export function userErrors(error: unknown, pathOf: PathOf = {}) {
  if (!(error instanceof UpstreamRefusal)) throw error;
  // 412 is about a picture, which is a field of the form.
  const isOfForm = error.code === 500 || (error.code === 412 && error.reason !== undefined);
  if (!isOfForm) throw error;
  return error.faults.map(({ message, field, reason }) => ({
    code: userErrorCode(reason, error.status),
    message,
    path: field === undefined ? null : pathIn(pathOf, field),
  }));
}

/**
 * The payload of a mutation: what `change` answers, or, where the server refuses the change for a business reason,
 * `unchanged` and what a form can show of the refusal.
 * @param unchanged the payload's fields where nothing was changed
 * @param pathOf names of fields, see {@link userErrors}
 * @throws whatever concerns the whole request: no session, too many calls, a server that does not answer
 */
export async function payload<T extends object, U extends object>(
  change: () => Promise<T>,
  unchanged: U,
  pathOf?: PathOf,
) {
  try {
    return { ...(await change()), errors: [] };
  } catch (error) {
    return { ...unchanged, errors: userErrors(error, pathOf) };
  }
}
