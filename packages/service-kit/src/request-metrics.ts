import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Metrics } from './metrics.ts';
import { RecordedHistogram, recordersBy, type Recorder } from './recorded-histogram.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the pipeline of GraphQL requests answers the route; false by default. */
    isPipeline?: boolean;
  }
}

/** Bounds of durations, seconds: from what memory answers to the longest that a caller waits for. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures requests that are answered before Fastify sees them. */
export interface HttpMetrics {
  /**
   * Makes a recorder for the answers of one kind. The caller makes one for each kind and keeps it.
   * @returns records one answer by the time that it took, seconds
   */
  recorderOf(labels: { method: string; route: string; status: number }): Recorder;
}

/**
 * Measures each answered request, by method and declared route, never by its address. Statuses have a counter beside the
 * durations, because each combination of labels of a histogram takes twelve lines, and a service has hundreds of routes.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): HttpMetrics {
  const duration = new RecordedHistogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer was sent, seconds.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [metrics],
  });
  // The registry reads these counts when it collects; a counter would make a text of its labels at each request.
  const kinds: { labels: { method: string; route: string; status: string }; answered: number }[] = [];
  new Counter({
    name: 'http_server_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const { labels, answered } of kinds) this.inc(labels, answered);
    },
  });
  const durationBy = recordersBy(duration);
  const recorderOf: HttpMetrics['recorderOf'] = ({ method, route, status }) => {
    const durationOf = durationBy(`${method} ${route}`, () => ({ method, route }));
    const kind = { labels: { method, route, status: String(status) }, answered: 0 };
    kinds.push(kind);
    return (seconds) => {
      durationOf(seconds);
      kind.answered += 1;
    };
  };
  const recorders = new Map<string, Recorder>();
  app.addHook('onResponse', async ({ method, routeOptions }, { elapsedTime, statusCode }) => {
    // The pipeline measures its requests by itself.
    if (routeOptions.config.isPipeline) return;
    const route = routeOptions.url ?? 'unknown';
    const key = `${method} ${route} ${statusCode}`;
    const recorder = recorders.get(key) ?? recorderOf({ method, route, status: statusCode });
    recorders.set(key, recorder);
    recorder(elapsedTime / 1000);
  });
  return { recorderOf };
}
