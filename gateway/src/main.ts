import { ConfigError } from '@wirefair/service-kit/environment';
import { lifecycle } from '@wirefair/service-kit/lifecycle';
import { WAITING_CONNECTIONS } from '@wirefair/service-kit/listening';
import { createMetrics, measureProcess } from '@wirefair/service-kit/metrics';
import { serveMetrics } from '@wirefair/service-kit/metrics-server';
import { report } from '@wirefair/service-kit/report';
import { failStart, listenFailure, type StartFailure } from '@wirefair/service-kit/start-failure';
import { errorOf } from '@wirefair/service-kit/thrown';
import { version } from '@wirefair/service-kit/version';
import { within } from '@wirefair/service-kit/within';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { gatewayLogger } from './logger.ts';
import { listen } from './http/listening.ts';

/** Longest time to send the last spans, milliseconds. */
const LAST_SPANS_MS = 1000;

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
    await within(endTracing(), LAST_SPANS_MS);
  }, config.stopMs);
  report({ type: 'ready', url });
}

/** Says why the gateway could not start: one sentence where the person who starts it can mend it, else the stack. */
function startFailure(thrown: unknown): StartFailure {
  const error = errorOf(thrown);
  const sentence =
    error instanceof ConfigError
      ? error.message
      : listenFailure(error, { name: 'gateway', portVariables: 'PORT or METRICS_PORT' });
  return {
    forLauncher: sentence ?? `The gateway could not start: ${error.message}`,
    forLog: sentence ?? error.stack ?? error.message,
  };
}

main().catch((thrown: unknown) => failStart(startFailure(thrown)));
