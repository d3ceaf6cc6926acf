import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import type { RetentionDays } from './settings.ts';

/** Counts what was removed or emptied because it had been kept long enough. */
export type CountRemoved = (rule: string, rows: number) => void;

/** Measures what is removed. To be called once for a process. */
export function removedMetrics(metrics: Metrics): CountRemoved {
  const removed = new Counter({
    name: 'retention_removed_total',
    help: 'Rows and files that were removed or emptied because they had been kept long enough, by rule.',
    labelNames: ['rule'],
    registers: [metrics],
  });
  return (rule, rows) => removed.inc({ rule }, rows);
}

/** Tells for how many days each rule keeps what it removes. To be called once for a process. */
export function daysMetric(metrics: Metrics, days: RetentionDays): void {
  const gauge = new Gauge({
    name: 'retention_days',
    help: 'Days for which data are kept, by rule; a rule that is off has none.',
    labelNames: ['rule'],
    registers: [metrics],
  });
  for (const [rule, value] of days) if (value !== null) gauge.set({ rule }, value);
}
