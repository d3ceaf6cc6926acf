import type { Bilingual } from './language.ts';

/**
 * Codes of the REST contract: 500 business rule or validation, 401 session, 510 no permission, 412 wrong
 * or missing captcha, 429 too many.
 */
export type ErrorCode = 500 | 401 | 510 | 412 | 429;

/**
 * What kind of refusal it is, for programs: the envelope's `reason` (decision 0038).
 * - `INVALID`: the input breaks a rule; `field` names where.
 * - `NOT_FOUND`: what is asked for is not there, or not for this caller.
 * - `DUPLICATE`: the same has been done before.
 * - `CONFLICT`: the present state of the record, or another record, is in the way.
 * - `CHANGED`: somebody else has changed the record since it was read.
 * - `CLOSED`: its time is over, or has not begun.
 * - `QUOTA`: as many as there may be are there already.
 * - `EXPIRED`: what the caller has for a proof (a code, a link, a key) is wrong, used up or too old.
 * - `NOT_ALLOWED`: the caller may not do this.
 * - `OTHER_ROLE`: somebody is signed in as the other role.
 * - `WRONG_CAPTCHA`: what was read off the picture is wrong.
 * - `CAPTCHA_NEEDED`: the call is accepted only with a picture; the same call with one may be made at once.
 * - `NOT_SIGNED_IN`: nobody is signed in, or the session has ended.
 * - `UNAVAILABLE`: something outside that the call depends on does not work; later it may be accepted.
 * - `TOO_MANY`: too many calls; later it is accepted.
 */
export const refusalReasons = [
  'INVALID',
  'NOT_FOUND',
  'DUPLICATE',
  'CONFLICT',
  'CHANGED',
  'CLOSED',
  'QUOTA',
  'EXPIRED',
  'NOT_ALLOWED',
  'OTHER_ROLE',
  'WRONG_CAPTCHA',
  'CAPTCHA_NEEDED',
  'NOT_SIGNED_IN',
  'UNAVAILABLE',
  'TOO_MANY',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const reasonOfCode: Partial<Record<ErrorCode, RefusalReason>> = {
  401: 'NOT_SIGNED_IN',
  412: 'WRONG_CAPTCHA',
  429: 'TOO_MANY',
  510: 'NOT_ALLOWED',
};
const reasonOfStatus: Record<number, RefusalReason> = {
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  409: 'DUPLICATE',
  412: 'CHANGED',
  429: 'TOO_MANY',
};

const defaultStatus: Record<ErrorCode, number> = { 500: 400, 401: 401, 510: 403, 412: 412, 429: 429 };

/** A refusal that the caller is told in its language. Throw it from services; the HTTP layer writes the envelope. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: RefusalReason;

  /**
   * @param text what went wrong, in both languages
   * @param code of the envelope
   * @param status HTTP status; by default the one that fits the code
   * @param field of the body that it concerns, where it is one
   * @param others what else is wrong, each with its field
   * @param reason what kind of refusal it is; by default what code and status say
   */
  constructor(
    readonly text: Bilingual,
    readonly code: ErrorCode = 500,
    status?: number,
    readonly field?: string,
    readonly others: readonly Refusal[] = [],
    reason?: RefusalReason,
  ) {
    super(text.EN);
    this.status = status ?? defaultStatus[code];
    this.reason = reason ?? reasonOfCode[code] ?? reasonOfStatus[this.status] ?? 'INVALID';
  }

  /** The same, with the field of the body that it concerns. */
  about(field: string): Refusal {
    return new Refusal(this.text, this.code, this.status, field, this.others, this.reason);
  }

  /** The same, with what else is wrong. */
  with(others: readonly Refusal[]): Refusal {
    return new Refusal(this.text, this.code, this.status, this.field, others, this.reason);
  }

  /** The same, for another reason than code and status say. */
  because(reason: RefusalReason): Refusal {
    return new Refusal(this.text, this.code, this.status, this.field, this.others, reason);
  }
}

/** The record with this id is not there, or not for this caller: both answer the same (docs/promises.md 5). */
export function notFound(what: Bilingual): Refusal {
  return new Refusal({ ZH: `${what.ZH}不存在`, EN: `The ${what.EN} does not exist` }, 500, 404);
}

/** What `read` gives. @throws what it refuses, naming the field */
export function about<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error.about(field) : error;
  }
}
