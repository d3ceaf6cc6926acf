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

/** Measures answered requests. */
export interface HttpMetrics {
  /** Records the time that an answer took which Fastify does not see, seconds; all of one kind. */
  recorderOf(labels: { method: string; route: string; status: number }): Recorder;
}

/**
 * Measures each answered request, by method and route as it is declared, never by its address. Statuses are counted apart
 * from the durations, because each combination of labels of a histogram is twelve lines.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): HttpMetrics {
  const duration = new RecordedHistogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from the arrival of a request until its answer was sent, seconds.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [metrics],
  });
  // Counted here and told when they are asked for, because a counter makes a text of its labels each time.
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
