import type { FastifyBaseLogger } from 'fastify';

/** Longest sleep of a job that a table wakes, milliseconds: a hint that was lost delays its work by no more than this. */
const LONGEST_SLEEP_MS = 30_000;

/**
 * Does work.
 * @param isStopped tells a long run that it has to end
 * @returns after how many milliseconds more may fall due; undefined where nothing waits
 */
type Work = (isStopped: () => boolean) => Promise<number | undefined> | Promise<void>;

/** Work that a domain does again and again; the caller of `buildApp` starts it. */
export interface PeriodicJob {
  /** For the log. */
  name: string;
  /**
   * From the end of one run to the start of the next, milliseconds. A job that tables wake runs by this pace only while
   * they change or something that falls due soon waits.
   */
  everyMs: number;
  /** Tables whose changes wake the job, those of `migrations/0022_tell_work.sql`; undefined: it never sleeps. */
  wokenBy?: readonly string[] | undefined;
  run: Work;
}

/** Changes of the tables that hold work. */
export interface Wakes {
  /** Whether changes are received at present; otherwise jobs do not sleep. */
  isReceiving: () => boolean;
  /**
   * @param onChange is called with the name of a table when a transaction that changed it is committed; undefined: any of
   *   them may have changed
   * @returns ends it
   */
  subscribe: (onChange: (table?: string) => void) => () => void;
}

/** Milliseconds until an instant, 0 once it has passed; undefined for none. What a job may answer. */
export const msUntil = (due: Date | undefined, now: Date): number | undefined =>
  due && Math.max(0, due.getTime() - now.getTime());

/** No change is received: jobs keep their pace. */
const noWakes: Wakes = { isReceiving: () => false, subscribe: () => () => {} };

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Runs one job, one run after the other, until it is stopped. Trouble is logged and tried again. */
class Runner {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isStopped = false;
  private isTroubled = false;
  /** Whether the job was woken since its last run began. */
  private isWoken = false;
  /** When the last run ended, of `performance.now()`. */
  private endedAt = performance.now();

  constructor(
    readonly job: PeriodicJob,
    private readonly isReceiving: () => boolean,
    private readonly log: Log,
  ) {
    this.sleep(job.everyMs);
  }

  /** Has the job run as soon as its pace allows. */
  wake(): void {
    this.isWoken = true;
    if (this.underWay === undefined)
      this.sleep(Math.max(0, this.endedAt + this.job.everyMs - performance.now()));
  }

  /** Resolves when no run is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  private sleep(ms: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.run();
    }, ms);
  }

  private async run(): Promise<void> {
    this.isWoken = false;
    const dueMs = await this.quietly();
    this.underWay = undefined;
    this.endedAt = performance.now();
    this.sleep(this.pause(dueMs));
  }

  private pause(dueMs: number | undefined): number {
    const { wokenBy, everyMs } = this.job;
    if (!wokenBy || this.isWoken || !this.isReceiving()) return everyMs;
    return Math.min(Math.max(everyMs, dueMs ?? LONGEST_SLEEP_MS), Math.max(everyMs, LONGEST_SLEEP_MS));
  }

  private async quietly(): Promise<number | undefined> {
    try {
      const dueMs = await this.job.run(() => this.isStopped);
      this.isTroubled = false;
      return dueMs ?? undefined;
    } catch (error) {
      // Once for a stretch of trouble; the next run tries again.
      if (!this.isTroubled) this.log.warn({ err: error }, `${this.job.name} failed`);
      this.isTroubled = true;
      return 0;
    }
  }
}

/** Starts jobs. What it returns stops all of them, and resolves when no run is under way. */
export function startJobs(
  jobs: readonly PeriodicJob[],
  log: Log,
  wakes: Wakes = noWakes,
): { stop: () => Promise<void> } {
  const runners = jobs.map((job) => new Runner(job, wakes.isReceiving, log));
  const unsubscribe = wakes.subscribe((table) => {
    for (const runner of runners) {
      const { wokenBy = [] } = runner.job;
      if (table === undefined ? wokenBy.length > 0 : wokenBy.includes(table)) runner.wake();
    }
  });
  return {
    stop: async () => {
      unsubscribe();
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
