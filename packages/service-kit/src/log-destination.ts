import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination>;

/** Most bytes that wait in memory; further lines are dropped. */
const MOST_WAITING = 1024 * 1024;
/** Time between two attempts after a write has failed, milliseconds. */
const TRY_AGAIN_MS = 1000;

interface Options {
  /** File descriptor; by default 1, the standard output. */
  fd?: number;
  /** Most bytes that wait in memory; by default {@link MOST_WAITING}. Tests set less. */
  mostWaiting?: number;
  /** Called when writing works again, with the number of dropped lines and the reason (a code like `ENOSPC`). */
  onDropped: (dropped: { lines: number; reason: string }) => void;
}

/**
 * Makes a destination that never blocks the service: lines wait in memory, a background write takes them, and further lines
 * are dropped when too many wait, as on a full disk. Losing lines is better than requests that wait for a disk. As soon as
 * writing works again, `onDropped` gets the number of lost lines.
 */
export function logDestination({ fd = 1, mostWaiting = MOST_WAITING, onDropped }: Options): Destination {
  // With a `minLength` of 0 the library ignores `flush`, and would never write the waiting lines again.
  const destination = pino.destination({ dest: fd, sync: false, minLength: 1, maxLength: mostWaiting });
  let lines = 0;
  let reason = 'the lines come faster than they can be written';
  let retry: NodeJS.Timeout | undefined;

  destination.on('drop', () => {
    lines += 1;
  });
  destination.on('error', (error: NodeJS.ErrnoException) => {
    // The launcher has gone and nobody reads; the service ends because of that (lifecycle.ts).
    if (error.code === 'EPIPE') return;
    reason = error.code ?? 'unknown';
    retry ??= setTimeout(() => {
      retry = undefined;
      destination.flush();
    }, TRY_AGAIN_MS).unref();
  });
  destination.on('drain', () => {
    if (lines === 0) return;
    const dropped = { lines, reason };
    lines = 0;
    onDropped(dropped);
  });

  const flushSync = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    try {
      flushSync();
    } catch {
      // The process ends, and the disk has no room for its last lines.
    }
  };
  return destination;
}
