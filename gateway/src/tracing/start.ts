import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';

/** Where traces are sent to, and how many of them. */
export interface TraceSettings {
  /** Origin and base path of a collector that takes OTLP over HTTP, like http://collector:4318. */
  endpoint: string;
  /** Share of the requests without a caller's trace that are traced, 0 to 1. */
  ratio: number;
}

/**
 * Begins to send spans. Loaded only where traces are wanted: without it, the calls of `@opentelemetry/api` do nothing.
 * @returns sends what is left and ends
 */
export function startTracing({ endpoint, ratio }: TraceSettings, service: string, version: string) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  // Context that follows asynchronous calls, and the W3C header `traceparent`.
  provider.register();
  return (): Promise<void> => provider.shutdown();
}
