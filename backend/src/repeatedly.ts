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

/** Work that a domain does again and again; the caller of `buildApp` starts it. */
export interface PeriodicJob {
  /** For the log. */
  name: string;
  /** From the end of one run to the start of the next. */
  everyMs: number;
  /** @param isStopped tells a long run that it has to end */
  run: (isStopped: () => boolean) => Promise<void>;
}

/** Starts jobs. What it returns stops all of them, and resolves when no run is under way. */
export function startJobs(jobs: readonly PeriodicJob[], log: Options['log']): { stop: () => Promise<void> } {
  const running = jobs.map(({ run, everyMs, name }) => repeatedly(run, { everyMs, name, log }));
  for (const job of running) job.start();
  return {
    stop: async () => {
      await Promise.all(running.map((job) => job.stop()));
    },
  };
}
