import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * The metrics of this process. Each part of the service makes its own in it, with names after the conventions of
 * Prometheus: base units (seconds, bytes), `_total` for counters. Labels have few values: never ids, addresses or texts
 * that callers choose.
 */
export type Metrics = Registry;

/** Makes the metrics of a process, without any of its own. For tests, and for programs that serve nobody. */
export const createMetrics = (): Metrics => new Registry();

/**
 * Adds what is measured of every Node process: processor time, memory, collections, delay of the event loop. To be called
 * once, by the process that serves the metrics, for the measuring itself goes on until the process ends.
 * @param version version of the running release, told by `wirefair_build_info`
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
