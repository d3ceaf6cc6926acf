import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * The metrics of this process. Each part of a service adds its own, with names after the conventions of Prometheus: base
 * units (seconds, bytes), `_total` for counters. Labels have few values: never ids, addresses or texts that callers choose.
 */
export type Metrics = Registry;

/** Makes an empty registry, for a service, for tests, and for programs that serve nobody. */
export const createMetrics = (): Metrics => new Registry();

/**
 * Adds the metrics of every Node process: processor time, memory, garbage collections, delay of the event loop. The process
 * that serves the metrics calls it once: the measuring goes on until the process ends.
 * @param version version of the running release, a label of `wirefair_build_info`
 */
export function measureProcess(metrics: Metrics, version: string): void {
  collectDefaultMetrics({ register: metrics });
  const build = new Gauge({
    name: 'wirefair_build_info',
    help: 'Always 1; its labels tell the version of the running release and of Node.',
    labelNames: ['version', 'node'],
    registers: [metrics],
  });
  build.set({ version, node: process.versions.node }, 1);
}
