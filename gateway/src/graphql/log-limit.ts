/** Tells events that may come in floods: the first at once, all others together at the end of each interval. */
export interface LimitedLog<T> {
  add: (event: T) => void;
  /** Writes what has not been written yet, and stops. */
  close: () => void;
}

/**
 * @param everyMs one line at most in this time, milliseconds
 * @param write writes a line about `count` events, of which `last` is the latest
 */
export function limitedLog<T>(everyMs: number, write: (last: T, count: number) => void): LimitedLog<T> {
  let timer: NodeJS.Timeout | undefined;
  let unwritten: { last: T; count: number } | undefined;

  const flush = () => {
    if (unwritten) write(unwritten.last, unwritten.count);
    unwritten = undefined;
  };
  const endInterval = () => {
    timer = undefined;
    if (!unwritten) return;
    flush();
    startInterval();
  };
  const startInterval = () => {
    timer = setTimeout(endInterval, everyMs).unref();
  };

  return {
    add(event) {
      unwritten = { last: event, count: (unwritten?.count ?? 0) + 1 };
      if (timer) return;
      flush();
      startInterval();
    },
    close() {
      clearTimeout(timer);
      flush();
    },
  };
}
