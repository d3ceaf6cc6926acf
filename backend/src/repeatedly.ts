import type { FastifyBaseLogger } from 'fastify';

interface Options {
  /** From the end of one run to the start of the next. */
  everyMs: number;
  /** For the log. */
  name: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Does something again and again, one run after the other, until it is stopped. Trouble is logged and tried again. */
export function repeatedly(
  work: (isStopped: () => boolean) => Promise<void>,
  { everyMs, name, log }: Options,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;
  let isTroubled = false;

  async function quietly(): Promise<void> {
    try {
      await work(() => isStopped);
      isTroubled = false;
    } catch (error) {
      // Once for a stretch of trouble; the next run tries again.
      if (!isTroubled) log.warn({ err: error }, `${name} failed`);
      isTroubled = true;
    }
  }

  return {
    start(): void {
      const next = () => {
        if (isStopped) return;
        timer = setTimeout(() => (underWay = quietly().then(next)), everyMs);
      };
      next();
    },
    /** Resolves when no run is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
