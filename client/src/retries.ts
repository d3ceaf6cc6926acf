import { WirefairError } from './errors.ts';

/** The first wait, milliseconds; each later one is twice as long. */
const FIRST_WAIT_MS = 500;

/** The longest wait that the client chooses itself, milliseconds. */
const LONGEST_BACKOFF_MS = 30_000;

/** The longest wait that it accepts from `Retry-After`, milliseconds: a key is full again after less than that. */
const LONGEST_WAIT_MS = 120_000;

/** How time passes and where chance comes from; tests bring their own. */
export interface Timing {
  /** Resolves after a time, and rejects with the reason of the signal once it is aborted. */
  wait: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random: () => number;
}

/** Timers of the platform, and its own chance. */
export const realTiming: Timing = {
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer);
        reject(abortReason(signal));
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, ms);
      if (signal?.aborted) onAbort();
      else signal?.addEventListener('abort', onAbort, { once: true });
    }),
  random: Math.random,
};

/** Why a signal was aborted, as an error. */
function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('The query was aborted', { cause: reason });
}

/**
 * How long to wait before a query is sent again: at least what `Retry-After` says, otherwise longer with each attempt; by
 * chance a little longer, so that programs that failed together do not return together.
 */
export function waitMs(error: WirefairError, failed: number, random: () => number): number {
  const backoff = Math.min(LONGEST_BACKOFF_MS, FIRST_WAIT_MS * 2 ** failed);
  if (error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000 + random() * FIRST_WAIT_MS;
  return backoff / 2 + (random() * backoff) / 2;
}

/**
 * Makes an attempt, and makes it again while it fails for a reason that passes.
 * @throws the error of the last attempt; the reason of the signal once it is aborted
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { retries, signal }: { retries: number; signal: AbortSignal | undefined },
  { wait, random }: Timing,
): Promise<Result> {
  for (let failed = 0; ; failed += 1) {
    signal?.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      if (failed >= retries || !(error instanceof WirefairError) || !error.isTemporary) throw error;
      const ms = waitMs(error, failed, random);
      if (ms > LONGEST_WAIT_MS) throw error;
      await wait(ms, signal);
    }
  }
}
