import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import type { Replicas } from './replicas.ts';

/** Who answered a read that replicas may answer; `again`: the primary, after a replica had failed. */
export type ReadFrom = 'replica' | 'primary' | 'again';

/**
 * Measures how far the replicas are behind and whether they are used.
 * @returns counts a read that replicas may answer
 */
export function replicaMetrics(metrics: Metrics, replicas: Replicas): (from: ReadFrom) => void {
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'For how long a replica has not shown all that the primary had, seconds; by its place in DATABASE_READ_URL.',
    labelNames: ['replica'],
    registers: [metrics],
    collect() {
      for (const replica of replicas.all) this.set({ replica: replica.number }, replica.lagMs() / 1000);
    },
  });
  new Gauge({
    name: 'database_replica_used',
    help: 'Whether a replica is read from, 1 or 0; by its place in DATABASE_READ_URL.',
    labelNames: ['replica'],
    registers: [metrics],
    collect() {
      for (const replica of replicas.all) this.set({ replica: replica.number }, replica.isUsable() ? 1 : 0);
    },
  });
  const reads = new Counter({
    name: 'database_public_reads_total',
    help: 'Calls that replicas may answer, by who did: `replica`, `primary`, or `again`, the primary after a replica had failed.',
    labelNames: ['from'],
    registers: [metrics],
  });
  return (from) => reads.inc({ from });
}
