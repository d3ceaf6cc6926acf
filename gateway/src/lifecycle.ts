/** Whatever hangs, the process is gone within ten seconds (docs/promises.md 20), unless STOP_MS gives it more. Milliseconds. */
export const LEAST_STOP_MS = 9000;

/**
 * Ends the process in order when it is told to, or when its launcher is gone. Until {@link Lifecycle.onStop} is
 * called there is nothing to end in order, so it just stops.
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

export interface Lifecycle {
  /**
   * What to do, in order, before the process ends.
   * @param ms after so long it ends however far that is, milliseconds
   */
  onStop(work: () => Promise<void>, ms: number): void;
}
