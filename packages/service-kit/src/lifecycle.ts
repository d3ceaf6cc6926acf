/**
 * Longest time from a signal until the process is gone, unless STOP_MS gives more, milliseconds. Launchers wait ten seconds
 * before they kill a process (docs/promises.md 20).
 */
export const LEAST_STOP_MS = 9000;

/** Where a service registers the work that comes before the end of its process. */
export interface Lifecycle {
  /**
   * Registers what the process does before it ends. A second call replaces the work of the first.
   * @param work ends the parts of the service in their order; when it rejects, the exit code is 1
   * @param ms longest time that the work may take, milliseconds; after it the process exits with code 1
   */
  onStop(work: () => Promise<void>, ms: number): void;
}

/**
 * Ends the process in order on SIGTERM, on SIGINT, and when its launcher closes the channel of messages. Before the call of
 * {@link Lifecycle.onStop} there is nothing to end in order, so the process exits at once with code 0: what a start has begun
 * by then is either committed or rolled back.
 */
export function lifecycle(): Lifecycle {
  let close: (() => Promise<void>) | undefined;
  let longest = LEAST_STOP_MS;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (!close) process.exit(0);
    setTimeout(() => process.exit(1), longest).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  return {
    onStop: (work, ms) => {
      close = work;
      longest = ms;
    },
  };
}
