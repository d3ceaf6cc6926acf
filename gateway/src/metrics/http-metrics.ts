import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Bounds of durations, seconds: from what memory answers to the longest that a caller waits for. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Records the time that one answer took, seconds. */
export type RequestRecorder = (seconds: number) => void;

/** Measures answered requests. */
export interface HttpMetrics {
  /** For answers of one kind that Fastify does not see: what is looked up is looked up once. */
  recorderOf(labels: { method: string; route: string; status: number }): RequestRecorder;
}

/**
 * Measures each answered request, by method and route as it is declared, never by its address. Statuses are counted apart
 * from the durations, because each combination of labels of a histogram is twelve lines.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): HttpMetrics {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer was sent, seconds.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [metrics],
  });
  const requests = new Counter({
    name: 'http_server_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    const route = routeOptions.url ?? 'unknown';
    duration.observe({ method, route }, elapsedTime / 1000);
    requests.inc({ method, route, status: statusCode });
  });
  return {
    recorderOf: ({ method, route, status }) => {
      const durationOfKind = duration.labels(method, route);
      const requestsOfKind = requests.labels(method, route, String(status));
      return (seconds) => {
        durationOfKind.observe(seconds);
        requestsOfKind.inc();
      };
    },
  };
}
