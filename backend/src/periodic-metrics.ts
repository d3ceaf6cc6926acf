import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import type { PeriodicJob } from './repeatedly.ts';

/** The same periodic jobs, each of whose runs is measured. To be called once for a process. */
export function measuredJobs(jobs: readonly PeriodicJob[], metrics: Metrics): PeriodicJob[] {
  const failures = new Counter({
    name: 'periodic_job_failures_total',
    help: 'Runs of periodic jobs that failed; the next run tries again.',
    labelNames: ['name'],
    registers: [metrics],
  });
  const succeededAt = new Gauge({
    name: 'periodic_job_last_success_timestamp_seconds',
    help: 'When a periodic job ran without a failure last, seconds since 1970.',
    labelNames: ['name'],
    registers: [metrics],
  });
  const runSeconds = new Gauge({
    name: 'periodic_job_last_duration_seconds',
    help: 'How long the last run of a periodic job took, seconds.',
    labelNames: ['name'],
    registers: [metrics],
  });
  return jobs.map((job) => ({
    ...job,
    run: async (isStopped): Promise<number | undefined> => {
      const labels = { name: job.name };
      const end = runSeconds.startTimer(labels);
      try {
        const dueMs = await job.run(isStopped);
        succeededAt.setToCurrentTime(labels);
        return dueMs ?? undefined;
      } catch (error) {
        failures.inc(labels);
        throw error;
      } finally {
        end();
      }
    },
  }));
}
