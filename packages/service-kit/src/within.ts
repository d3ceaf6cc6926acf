/** Result of {@link within} when the time ended before the promise did. */
export const late: unique symbol = Symbol('late');

/**
 * Waits for a promise, but not longer than a given time.
 * @param ms longest wait, milliseconds
 * @returns what the promise resolves to, or {@link late}; a rejection after the time is ignored
 * @throws what the promise rejects with within the time
 */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, ms, late);
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, waiting]);
  } finally {
    clearTimeout(timer);
  }
}
