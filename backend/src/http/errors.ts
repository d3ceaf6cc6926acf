import type { Bilingual } from './language.ts';

/**
 * Codes of the REST contract: 500 business rule or validation, 401 session, 510 no permission, 412 wrong
 * captcha, 429 too many.
 */
export type ErrorCode = 500 | 401 | 510 | 412 | 429;

const defaultStatus: Record<ErrorCode, number> = { 500: 400, 401: 401, 510: 403, 412: 412, 429: 429 };

/** A refusal that the caller is told in its language. Throw it from services; the HTTP layer writes the envelope. */
export class Refusal extends Error {
  readonly status: number;

  /**
   * @param text what went wrong, in both languages
   * @param code of the envelope
   * @param status HTTP status; by default the one that fits the code
   * @param field of the body that it concerns, where it is one
   * @param others what else is wrong, each with its field
   */
  constructor(
    readonly text: Bilingual,
    readonly code: ErrorCode = 500,
    status?: number,
    readonly field?: string,
    readonly others: readonly Refusal[] = [],
  ) {
    super(text.EN);
    this.status = status ?? defaultStatus[code];
  }

  /** The same, with the field of the body that it concerns. */
  about(field: string): Refusal {
    return new Refusal(this.text, this.code, this.status, field, this.others);
  }

  /** The same, with what else is wrong. */
  with(others: readonly Refusal[]): Refusal {
    return new Refusal(this.text, this.code, this.status, this.field, others);
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
