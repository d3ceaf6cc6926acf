import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { asPartOf, currentRequestId } from '../http/request-id.ts';
import { msUntil, type PeriodicJob } from '../repeatedly.ts';
import { jobMetrics } from './job-metrics.ts';
import { jobQueue, type JobProgress, type JobRow } from './queue.ts';

export { jobRetention } from './retention.ts';
export { jobRecords } from './job-records.ts';
export type { JobProgress, JobRow } from './queue.ts';

/** From a step to the next; who has not come on for so long is taken for dead. */
const LEASE_MS = 15_000;
/** Attempts without a step before a job is given up. */
const MOST_TRIES = 5;
/** Pause behind a failure, times the failures. */
const PAUSE_MS = 2000;

/** How far a step has come, and whether it was the last. */
export interface JobStep extends JobProgress {
  isFinished: boolean;
}

/** One kind of long work. */
export interface JobKind {
  /** Like `exhibitor-import`. */
  name: string;
  /**
   * Does the next piece, at most a few seconds of it, by what the database says is left. It runs in a transaction with
   * the job's progress: both are there or neither, so that nothing is done twice however often a worker dies.
   */
  step(subjectId: string): Promise<JobStep>;
}

interface Parts {
  database: Database;
  /** The real time. */
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Where jobs are measured; of nobody else unless told. */
  metrics?: Metrics;
}

/**
 * Long work that outlives the call which asked for it, the page and the process: a table of jobs, taken up by whoever is
 * free. Any number of processes may run over one database; each job has one worker at a time.
 */
export function createJobs({ database, now, log, metrics = createMetrics() }: Parts) {
  const queue = jobQueue(database);
  const count = jobMetrics(metrics, database);
  const kinds = new Map<string, JobKind>();
  const later = (ms: number) => new Date(now().getTime() + ms);

  /** @returns whether the job is still this worker's and goes on */
  const step = (job: JobRow, kind: JobKind): Promise<boolean> =>
    database.transaction(async () => {
      if (!(await queue.hold(job))) return false;
      const { isFinished, ...progress } = await kind.step(job.subjectId);
      if (isFinished) {
        await queue.finish(job, 'done', now(), progress);
        database.afterCommit(() => count(job.kind, 'done'));
      } else await queue.advance(job, progress, later(LEASE_MS));
      return !isFinished;
    });

  async function work(job: JobRow, kind: JobKind, isStopped: () => boolean): Promise<void> {
    let { tries } = job;
    try {
      while (await step(job, kind)) {
        tries = 0;
        // Whoever stops gives it back at once; whoever is killed, by the end of the lease.
        if (isStopped()) return await queue.release(job, now());
      }
    } catch (error) {
      const { id, kind: name } = job;
      log.warn({ err: error, job: { id, kind: name, tries } }, 'a step of a job failed');
      const isGivenUp = tries >= MOST_TRIES;
      count(name, isGivenUp ? 'failed' : 'step-failed');
      if (isGivenUp) await queue.finish(job, 'failed', now());
      else await queue.release(job, later(PAUSE_MS * Math.max(1, tries)));
    }
  }

  return {
    /** Makes a kind known: this process takes up jobs of it. */
    register: (kind: JobKind): void => void kinds.set(kind.name, kind),

    /** Leaves a job; inside the transaction of its cause, so that neither is without the other. */
    add: (kind: string, subjectId: string, total: number): Promise<JobRow> =>
      queue.add({ kind, subjectId, total, requestId: currentRequestId() ?? '' }, now()),

    /** The newest job of each subject. */
    async newest(kind: string, subjectIds: readonly string[]): Promise<Map<string, JobRow>> {
      const rows = await queue.of(kind, subjectIds);
      return new Map(rows.toReversed().map((row) => [row.subjectId, row]));
    },

    /** Tries again a job that was given up; it goes on where it was. @returns false where it was not given up */
    again: (id: string): Promise<boolean> => queue.again(id, now()),

    /** After how many milliseconds the next job falls due; undefined where none is open. */
    async dueMs(): Promise<number | undefined> {
      if (kinds.size === 0) return undefined;
      return msUntil(await queue.nextDue([...kinds.keys()]), now());
    },

    /** Works until nothing is due, or somebody stops it between two steps. */
    async run(isStopped: () => boolean = () => false): Promise<void> {
      for (;;) {
        if (isStopped() || kinds.size === 0) return;
        const job = await queue.claim([...kinds.keys()], now(), later(LEASE_MS));
        const kind = job && kinds.get(job.kind);
        if (!kind) return;
        await asPartOf(job.requestId, () => work(job, kind, isStopped));
      }
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;

/** How often long work is looked for while some is open. */
const LOOK_MS = 1000;

/** Carries out long work, whatever domain has given it. */
export const longWork = (jobs: Jobs): PeriodicJob => ({
  name: 'long work',
  everyMs: LOOK_MS,
  wokenBy: ['job'],
  run: async (isStopped) => {
    await jobs.run(isStopped);
    return jobs.dueMs();
  },
});
