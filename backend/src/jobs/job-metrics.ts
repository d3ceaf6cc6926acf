import type { Metrics } from '@wirefair/service-kit/metrics';
import { inArray, sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import type { Database } from '../db/database.ts';
import { storedGauge } from '../metrics/stored-gauge.ts';
import { jobs } from './tables.ts';

/** Counts a job that has come to its end, or a step that failed. */
export type CountJob = (kind: string, outcome: 'done' | 'step-failed' | 'failed') => void;

/** Measures long work: ends and failures by kind, and jobs that are open or were given up. */
export function jobMetrics(metrics: Metrics, database: Database): CountJob {
  const ends = new Counter({
    name: 'jobs_total',
    help: 'Jobs that are `done` or were given up (`failed`), and steps that failed and are tried again (`step-failed`).',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  });
  storedGauge(metrics, {
    name: 'jobs_open',
    help: 'Jobs by state: `waiting`, `running`, and `failed` ones, which somebody may try again.',
    labelNames: ['kind', 'state'],
    read: async () => {
      const rows = await database
        .orm()
        .select({ kind: jobs.kind, state: jobs.state, count: sql<number>`count(*)::int` })
        .from(jobs)
        .where(inArray(jobs.state, ['waiting', 'running', 'failed']))
        .groupBy(jobs.kind, jobs.state);
      return rows.map(({ kind, state, count }) => ({ labels: { kind, state }, value: count }));
    },
  });
  return (kind, outcome) => ends.inc({ kind, outcome });
}
