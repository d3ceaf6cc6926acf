import type { Metrics } from '@wirefair/service-kit/metrics';
import { Gauge } from 'prom-client';

/** One value of a gauge, with the labels that tell it from the others. */
export interface StoredValue<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

interface StoredGauge<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  /** Reads the values from the database. */
  read: () => Promise<readonly StoredValue<Label>[]>;
}

/**
 * A gauge of what the database holds, read whenever metrics are collected. All backends over one database tell the same
 * values. While they cannot be read the gauge has none: an old value would hide the failure.
 */
export function storedGauge<Label extends string>(
  metrics: Metrics,
  { name, help, labelNames, read }: StoredGauge<Label>,
): void {
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [metrics],
    async collect() {
      this.reset();
      const values = await read().catch(() => []);
      for (const { labels, value } of values) this.set(labels, value);
    },
  });
}
