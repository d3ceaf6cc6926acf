import type { FastifyBaseLogger } from 'fastify';
import { isNotFound } from '../rest/offered-calls.ts';

/** How often work is looked for that nobody has told of, milliseconds: what a gateway left that was killed. */
const LOOK_MS = 10_000;
/** Wait after a failure, milliseconds. */
const TROUBLE_MS = 2000;
/** A server that has no such work is asked again after this time: it may have been replaced. Milliseconds. */
const NOT_OFFERED_MS = 60_000;
/** What is under way when the gateway stops may take this long; the lease brings back the rest. Milliseconds. */
const STOP_WITHIN_MS = 5000;

/** One kind of work that gateways do for the REST service. */
export interface WorkKind {
  /** As the REST service tells of it, like `webhooks`. */
  name: string;
  /**
   * Takes some work from the REST service, does it, and hands the outcome back.
   * @param signal tells that the gateway stops: nothing more is begun
   * @returns whether more may be waiting
   */
  run(signal: AbortSignal): Promise<boolean>;
}

/** Is told of a run of a kind of work. */
export type OnRun = (work: string, outcome: 'done' | 'failed') => void;

/** Does one kind of work whenever some is there. */
class Worker {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isWokenAgain = false;
  private isTroubled = false;

  constructor(
    private readonly kind: WorkKind,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
    private readonly lookMs: number,
    private readonly onRun: OnRun,
  ) {}

  wake(): void {
    if (this.stopping.signal.aborted) return;
    if (this.underWay) {
      this.isWokenAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.underWay = this.toEnd().then((waitMs) => {
      this.underWay = undefined;
      if (this.stopping.signal.aborted) return;
      if (this.isWokenAgain) {
        this.isWokenAgain = false;
        this.wake();
      } else this.timer = setTimeout(() => this.wake(), waitMs).unref();
    });
  }

  /** Resolves when nothing is under way any more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** Works until nothing is left. @returns how long to wait before the next look, milliseconds */
  private async toEnd(): Promise<number> {
    try {
      while (!this.stopping.signal.aborted && (await this.kind.run(this.stopping.signal)))
        this.onRun(this.kind.name, 'done');
      this.isTroubled = false;
      return this.lookMs;
    } catch (error) {
      if (isNotFound(error)) return NOT_OFFERED_MS;
      this.onRun(this.kind.name, 'failed');
      // Once for a stretch of trouble.
      if (!this.isTroubled)
        this.log.warn({ err: error, work: this.kind.name }, 'work for the REST service failed');
      this.isTroubled = true;
      return TROUBLE_MS;
    }
  }
}

/**
 * Does the work that the REST service leaves to gateways, because it needs the schema: it tells of it, and a gateway takes
 * it with a lease. Any number of gateways may share it (decision 0040).
 * @param onRun is told of each run that found work, and of each that failed
 * @param lookMs how often work is looked for that nobody has told of
 */
export function backgroundWork(
  kinds: readonly WorkKind[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  onRun: OnRun,
  lookMs = LOOK_MS,
) {
  const workers = new Map(kinds.map((kind) => [kind.name, new Worker(kind, log, lookMs, onRun)]));
  return {
    /** Looks for work from now on. */
    start(): void {
      for (const worker of workers.values()) worker.wake();
    },
    /** Work of a kind is there. */
    wake: (kind: string): void => workers.get(kind)?.wake(),
    /** Begins nothing more; resolves when nothing is under way, or after some seconds. */
    async stop(): Promise<void> {
      const stopped = Promise.all([...workers.values()].map((worker) => worker.stop()));
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_WITHIN_MS);
      });
      await Promise.race([stopped, late]);
      clearTimeout(timer);
    },
  };
}
