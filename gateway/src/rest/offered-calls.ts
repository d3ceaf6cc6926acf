import { UpstreamRefusal, UpstreamUnavailable } from './errors.ts';

/** HTTP statuses, and codes of envelopes, by which servers say that they have no such record or call. */
const NOT_FOUND = new Set([404, 405, 501]);

/** How long a call that the server does not have is not tried again, in milliseconds. */
const FORGET_AFTER_MS = 60_000;

/** Whether an HTTP status says that the server has no such record or call. */
export const isNotFoundStatus = (status: number): boolean => NOT_FOUND.has(status);

/** Whether the server has no such record, or no such call: by the HTTP status, or by the envelope's code. */
export function isNotFound(error: unknown): boolean {
  if (error instanceof UpstreamRefusal) return NOT_FOUND.has(error.status) || NOT_FOUND.has(error.code);
  return error instanceof UpstreamUnavailable && NOT_FOUND.has(error.status ?? 0);
}

/**
 * Which calls outside the specification the server has (docs/specification.md, Foreign REST server). A call is tried; a server
 * that does not have it is asked by the specification's calls instead, and not tried again for a minute, after which
 * it may have been replaced by one that has the call.
 */
export class OfferedCalls {
  /** When a call that the server did not have is tried again, by the call. */
  private readonly missingUntil = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * @param call method and path, without ids: an unknown record must not look like an unknown call
   * @param make makes the call
   * @param instead what the specification's calls give in its place
   */
  async use<T>(call: string, make: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    if ((this.missingUntil.get(call) ?? 0) > this.now()) return instead();
    try {
      return await make();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      this.missingUntil.set(call, this.now() + FORGET_AFTER_MS);
      return instead();
    }
  }
}

/** What a call for one record answers; null where the server says that there is no such record. */
export async function nullIfNotFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
