/** Told in the place of what was not there in time. */
export const late: unique symbol = Symbol('late');

/** Waits for a promise no longer than `ms` milliseconds. What comes of it afterwards is nobody's concern. */
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
