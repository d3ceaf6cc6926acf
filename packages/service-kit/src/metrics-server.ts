import { createServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Where a service serves its metrics. */
export interface MetricsAddress {
  host: string;
  /** 0 for any that is free. */
  port: number;
}

/**
 * Serves the metrics at `/metrics` on a separate port, so that no public address leads to them.
 * @param log gets a line where the metrics cannot be collected; the monitoring then gets status 500
 * @returns the port of the server, and a function that ends it with its connections
 * @throws what `listen` throws, such as `EADDRINUSE`
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ port: number; end: () => Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
