import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter } from 'prom-client';

/** What became of a letter that came to the address for bounces. */
export type BounceKind = 'delayed' | 'ignored' | 'permanent';

/** Counts letters that came back. To be called once for a process. */
export function bounceMetrics(metrics: Metrics): (kind: BounceKind) => void {
  const bounces = new Counter({
    name: 'outbox_bounces_total',
    help: 'What came to the address for bounces: `permanent` failures, each letter once, `delayed` letters, and what is `ignored`.',
    labelNames: ['kind'],
    registers: [metrics],
  });
  return (kind) => bounces.inc({ kind });
}
