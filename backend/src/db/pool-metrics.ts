import type { Metrics } from '@wirefair/service-kit/metrics';
import { Gauge } from 'prom-client';
import type { Database } from './database.ts';

/** Measures the pool of connections: those in use, those that are idle, and callers that wait for one. */
export function poolMetrics(metrics: Metrics, { pool }: Pick<Database, 'pool'>): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database by state, `used` or `idle`.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Callers that wait for a connection to the database.',
    registers: [metrics],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
