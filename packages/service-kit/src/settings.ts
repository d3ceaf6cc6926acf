import { ConfigError, integer } from './environment.ts';
import { LEAST_STOP_MS } from './lifecycle.ts';
import type { MetricsAddress } from './metrics-server.ts';
import type { StopTimes } from './stopping.ts';

/**
 * Reads where the service serves its metrics. They have a port of their own, because only the monitoring may reach them.
 * @param portVariable variable that sets the port, which differs between the services
 * @returns undefined where no port is set: the service then serves no metrics
 * @throws ConfigError for a port that is no number
 */
export function metricsAddress(env: NodeJS.ProcessEnv, portVariable: string): MetricsAddress | undefined {
  const port = integer(env, portVariable, 0, 0, 65535);
  return port === 0 ? undefined : { host: env['METRICS_HOST'] || '127.0.0.1', port };
}

/** Where a service sends its traces, and how many; packages/tracing takes it. */
interface TracesWanted {
  /** Address of a collector, like http://collector:4318. */
  endpoint: string;
  /** Share of requests that are traced, 0 to 1. */
  ratio: number;
}

/** Share of requests that are traced where OTEL_TRACES_SAMPLER_ARG sets no other. */
const TRACED_SHARE = '0.1';

/**
 * Reads the variables of OpenTelemetry.
 * @returns undefined where no collector is named: the service then traces nothing
 * @throws ConfigError for an address that is not of http, or a share that is not from 0 to 1
 */
export function traceSettings(env: NodeJS.ProcessEnv): TracesWanted | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!/^https?:\/\/\S+$/.test(endpoint)) {
    throw new ConfigError(`OTEL_EXPORTER_OTLP_ENDPOINT must be an http address, not "${endpoint}".`);
  }
  const text = env['OTEL_TRACES_SAMPLER_ARG'] || TRACED_SHARE;
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
  }
  return { endpoint, ratio };
}

/**
 * Reads how the service stops: DRAIN_MS from 0 (default) to 5000, STOP_MS from 9000 (default) to 600,000.
 * @throws ConfigError for other values
 */
export const stopTimes = (env: NodeJS.ProcessEnv): StopTimes => ({
  drainMs: integer(env, 'DRAIN_MS', 0, 0, 5000),
  stopMs: integer(env, 'STOP_MS', LEAST_STOP_MS, LEAST_STOP_MS, 600_000),
});
