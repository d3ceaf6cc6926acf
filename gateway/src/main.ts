import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { lifecycle } from './lifecycle.ts';
import { gatewayLogger } from './logger.ts';
import { createMetrics, measureProcess } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { listen } from './http/listening.ts';
import { version } from './version.ts';

/** The last spans may take so long to be sent, milliseconds. */
const LAST_SPANS_MS = 1000;

/**
 * So many connections may wait at each socket to be accepted; the system's own bound may be lower (`net.core.somaxconn`, 4096 on Linux).
 * When a server beside this one stops, whoever was there comes within a second: more than the 511 that Node has by itself,
 * and a balancer to which none of two servers answers tells its client so.
 */
const WAITING_CONNECTIONS = 4096;

/** Tells the launcher, where there is one, how far the start is. */
function report(message: { type: 'ready' | 'fatal'; text?: string; url?: string }): void {
  process.send?.(message);
}

async function main(): Promise<void> {
  const life = lifecycle();
  const config = readConfig();
  const logger = gatewayLogger(config.logLevel);
  // graphql-js leaves promises of a list's entries unobserved when a later entry fails at once. Their answer is sent; to
  // end the process for their failures would end everybody's requests.
  process.on('unhandledRejection', (reason) =>
    logger.error({ err: reason }, 'a promise without an observer failed'),
  );
  const metrics = createMetrics();
  let endTracing = async () => {};
  if (config.traces) {
    const { startTracing } = await import('@wirefair/tracing');
    endTracing = startTracing(config.traces, 'wirefair-gateway', version);
  }
  const app = await buildApp({ config, logger, metrics });
  let endMetrics = async () => {};
  if (config.metrics) {
    measureProcess(metrics, version);
    ({ end: endMetrics } = await serveMetrics(metrics, config.metrics, logger));
  }
  // With DRAIN_MS there is a balancer, and another gateway serves meanwhile.
  if (config.drainMs > 0) await app.renderFirstPages();
  const url = await listen(app, { host: config.host, port: config.port, backlog: WAITING_CONNECTIONS });
  app.followPublicChanges();
  life.onStop(async () => {
    await app.drain(config.drainMs);
    await app.stopServing(config);
    await app.close();
    await endMetrics();
    await Promise.race([endTracing(), wait(LAST_SPANS_MS, undefined, { ref: false })]);
  }, config.stopMs);
  report({ type: 'ready', url });
}

/** One sentence for the person who starts the gateway, or undefined when the fault is ours. */
function explain(error: Error): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${'port' in error ? String(error.port) : 'unknown'} is in use; choose another with PORT or METRICS_PORT.`;
  if (code === 'EACCES') return `The gateway may not listen on its port: ${error.message}.`;
  return undefined;
}

main().catch((thrown: unknown) => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const text = explain(error);
  report({ type: 'fatal', text: text ?? `The gateway could not start: ${error.message}` });
  process.stderr.write(`${text ?? error.stack}\n`);
  // The message to the launcher leaves before the process does.
  setTimeout(() => process.exit(1), 50);
});
