import { setTimeout as pause } from 'node:timers/promises';

/** Told in the place of what was not there in time. */
export const late: unique symbol = Symbol('late');

/** Waits for a promise no longer than `ms` milliseconds. What comes of it afterwards is nobody's concern. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | typeof late> {
  const patience = new AbortController();
  const waiting: Promise<typeof late> = pause(ms, undefined, { signal: patience.signal })
    .catch(() => undefined)
    .then(() => late);
  promise.catch(() => {});
  try {
    return await Promise.race([promise, waiting]);
  } finally {
    patience.abort();
  }
}
