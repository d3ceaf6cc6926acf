/** Whatever hangs, the process is gone within ten seconds (docs/promises.md 20). */
const GIVE_UP_MS = 9000;

/**
 * Ends the process in order when it is told to, or when its launcher is gone. Until {@link Lifecycle.onStop} is
 * called there is nothing to end in order: set-up is one transaction, so it just stops.
 */
export function lifecycle(): Lifecycle {
  let close: (() => Promise<void>) | undefined;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (!close) process.exit(0);
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  return {
    onStop: (work) => {
      close = work;
    },
  };
}

export interface Lifecycle {
  /** What to do, in order, before the process ends. */
  onStop(work: () => Promise<void>): void;
}
