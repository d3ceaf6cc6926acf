import { pino } from 'pino';

type Destination = ReturnType<typeof pino.destination>;

/** Bytes that wait to be written at most; what comes then is dropped. */
const MOST_WAITING = 1024 * 1024;
/** How often a destination that refused is tried again. */
const TRY_AGAIN_MS = 1000;

interface Options {
  /** File descriptor; by default the standard output. */
  fd?: number;
  /** Bytes that wait at most, another number in tests. */
  mostWaiting?: number;
  /** Told when writing works again: how many lines were dropped meanwhile, and why. */
  onDropped: (dropped: { lines: number; reason: string }) => void;
}

/**
 * Where a logger writes without ever holding up the service: lines wait in memory, are written in the background, and
 * are dropped when too many wait, as on a full disk. The count of those is told as soon as writing works again.
 */
export function logDestination({ fd = 1, mostWaiting = MOST_WAITING, onDropped }: Options): Destination {
  // With a smallest length of 0 the library ignores `flush`, and what waits would never be tried again.
  const destination = pino.destination({ dest: fd, sync: false, minLength: 1, maxLength: mostWaiting });
  let lines = 0;
  let reason = 'the lines come faster than they can be written';
  let retry: NodeJS.Timeout | undefined;

  destination.on('drop', () => {
    lines += 1;
  });
  destination.on('error', (error: NodeJS.ErrnoException) => {
    // Nobody reads any more: the launcher has gone, and the service ends by itself.
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
      // The process ends, and there is no room for its last lines.
    }
  };
  return destination;
}
