import type { Metrics } from '@wirefair/service-kit/metrics';
import { Gauge } from 'prom-client';

/** Numbers of subscriptions. */
interface StreamNumbers {
  /** Those that are open or have been asked for. */
  open: () => number;
  /** Those of them that wait for their turn to begin. */
  waiting: () => number;
}

/** Measures subscriptions. To be called once for a gateway: names of metrics are unique. */
export function measureStreams(metrics: Metrics, { open, waiting }: StreamNumbers): void {
  const registers = [metrics];
  new Gauge({
    name: 'graphql_subscriptions_open',
    help: 'Subscriptions of browsers that are open or have been asked for.',
    registers,
    collect() {
      this.set(open());
    },
  });
  new Gauge({
    name: 'graphql_subscriptions_waiting',
    help: 'Subscriptions of browsers that have been asked for and wait for their turn to begin.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
}
