/** Where traces are sent to, and how many of them. */
export interface TraceSettings {
  /** Origin and base path of a collector that takes OTLP over HTTP, like http://collector:4318. */
  endpoint: string;
  /** Share of the requests without a caller's trace that are traced, 0 to 1. */
  ratio: number;
}

/**
 * Begins to send spans. Loaded only where traces are wanted: without it, the calls of `@opentelemetry/api` do nothing.
 * @param service name of the service, as it stands in the traces
 * @returns sends the remaining spans and ends
 */
export declare function startTracing(
  settings: TraceSettings,
  service: string,
  version: string,
): () => Promise<void>;
