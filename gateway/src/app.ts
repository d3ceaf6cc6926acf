import { existsSync } from 'node:fs';
import fastifyCompress from '@fastify/compress';
import { type ArrivalLimits, arrivalLimits, limitArrival, serverLimits } from '@wirefair/service-kit/arrival';
import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import { measureRequests } from '@wirefair/service-kit/request-metrics';
import { traceRequests } from '@wirefair/service-kit/request-spans';
import type { GraphQLSchema } from 'graphql';
import { Counter } from 'prom-client';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
} from 'fastify';
import { backgroundWork, type OnRun } from './background/background-work.ts';
import type { Config } from './config.ts';
import { createGuestContext } from './context/context.ts';
import { requestIds, trustIn } from './context/request-id.ts';
import { Operations } from './execution/operations.ts';
import { onlyListed, readListedOperations } from './execution/listed-operations.ts';
import { exportWork } from './modules/bulk-exports/index.ts';
import { webhookWork } from './modules/webhooks/index.ts';
import { refuseOtherCharsets, UnsupportedCharset } from './http/charset.ts';
import { isFromAddressBar, serveExplorer } from './endpoints/explorer.ts';
import type { TransferLimits } from './endpoints/file-transfers.ts';
import { passBounces } from './endpoints/bounces.ts';
import { serveFiles } from './endpoints/files.ts';
import { installHealth } from './endpoints/health.ts';
import { decideLocales } from './http/request-locale.ts';
import { tellRequestIds } from './http/request-id-header.ts';
import { createSubscriptions } from './graphql/subscriptions.ts';
import { operationMetrics } from './graphql/operation-metrics.ts';
import { operationLog } from './graphql/operation-log.ts';
import { keepNoFailures } from './http/no-store-on-error.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { installLastAnswers, installStopping } from './http/stopping.ts';
import { passUploads } from './endpoints/uploads.ts';
import { servePartners } from './partners/index.ts';
import { preflight } from './partners/preflight.ts';
import { GraphQLServer } from './pipeline/http-server.ts';
import { Pipeline } from './pipeline/pipeline.ts';
import type { Services } from './pipeline/services.ts';
import { ENDPOINT, STREAM } from './pipeline/steps/metrics.ts';
import { type StepFactory, steps } from './pipeline/steps.ts';
import type { KeyLedger } from './partners/key-ledger.ts';
import { withBreaker } from './rest/breaker.ts';
import { type RestClient, restClient } from './rest/client.ts';
import { restMetrics } from './rest/rest-metrics.ts';
import { poolTransport } from './rest/transport.ts';
import { partnerSchema } from './schema/contracts.ts';
import { fault, malformed, tooLarge, tooLate, unsupportedCharset } from './schema/errors.ts';
import { executableSchema } from './schema/schema.ts';
import { askAsGuest } from './site/ask.ts';
import { serveSite } from './site/index.ts';
import { tracedTransport } from './tracing/requests.ts';

/** Whatever is sent to anything but GraphQL and uploads. */
const MAX_BODY_BYTES = 100 * 1024;

/** Within how long the gateway has to be ready to listen, milliseconds. */
const READY_MS = 60_000;

/** What a caller is told of a request that failed before it became an operation. */
function answerTo(error: FastifyError, status: number) {
  if (error instanceof UnsupportedCharset) return unsupportedCharset;
  if (status === 413) return tooLarge;
  if (status === 408) return tooLate;
  return status < 500 ? malformed : fault;
}

/** Answers requests that failed before they became an operation, in the caller's language. */
function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    // Whoever went away while the answer was written is no fault of ours.
    if (status === 500 && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      request.log.error({ err: error }, 'request failed');
    // What is left of a request that did not arrive in time is not waited for.
    if (status === 408) void reply.header('connection', 'close');
    const { text, code } = answerTo(error, status);
    const message = text[request.locale];
    return reply.status(status).send({
      errors: [{ message, extensions: { code } }],
      extensions: { requestId: request.id },
    });
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * From now on keeps public answers until the REST service tells of a change (decision 0035), and does the work that it
     * leaves to gateways (decision 0040); both end with the gateway.
     */
    followPublicChanges(): void;
  }
}

interface GatewayParts {
  config: Config;
  logger: FastifyBaseLogger | boolean;
  /** How files may be read; `transferLimits` unless told. */
  transfers?: TransferLimits;
  /** How long a request may take to arrive; `arrivalLimits` unless told. */
  arrival?: ArrivalLimits;
  /** Where the gateway measures; of nobody else unless told. */
  metrics?: Metrics;
  /** The steps of GraphQL requests; tests leave one out, or make it fail. */
  steps?: readonly StepFactory[];
}

interface FollowingParts {
  rest: RestClient;
  ledger: KeyLedger;
  schema: GraphQLSchema;
  metrics: Metrics;
}

/** Adds `followPublicChanges`, which begins to follow what the REST service tells and to do the work that it leaves to gateways. */
function installFollowing(app: FastifyInstance, { rest, ledger, schema, metrics }: FollowingParts): void {
  const parts = { rest, partners: partnerSchema(schema) };
  const runs = new Counter({
    name: 'background_work_runs_total',
    help: 'Turns of work that the gateway did for the REST service, such as deliveries of webhooks, by outcome.',
    labelNames: ['work', 'outcome'],
    registers: [metrics],
  });
  const onRun: OnRun = (name, outcome) => runs.inc({ work: name, outcome });
  const work = backgroundWork([webhookWork(parts), exportWork(parts)], app.log, onRun);
  let unfollow = () => {};
  app.decorate('followPublicChanges', () => {
    unfollow = rest.followPublic({
      onKey: (hash) => ledger.forget(hash),
      onWork: (kind) => work.wake(kind),
    });
    work.start();
  });
  app.addHook('preClose', async () => {
    unfollow();
    await work.stop();
  });
}

/** The HTTP server with what all answers share. */
function createServer({ config, logger, arrival = arrivalLimits }: GatewayParts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIds(trustIn(config.trustedProxies)),
    // On a machine at its limit, building the schema takes longer than the ten seconds that Fastify allows.
    pluginTimeout: READY_MS,
    bodyLimit: MAX_BODY_BYTES,
    ...serverLimits(arrival),
    // Whose word is taken for the address and the protocol of a browser: the balancer's, where there is one.
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // What still comes over open connections is answered.
    return503OnClosing: false,
  });
  tellRequestIds(app);
  decideLocales(app);
  installStopping(app);
  app.decorate('siteOrigin', config.site.siteOrigin);
  app.decorate('isSiteSecure', config.site.siteOrigin?.startsWith('https:') ?? false);
  return app;
}

/** The calls of the REST service, each of which is measured. */
function createRest(config: Config, metrics: Metrics) {
  const transport = poolTransport(config.rest.origin);
  const measures = restMetrics(metrics);
  const measured = measures.measured(transport);
  const guarded = withBreaker(config.traces ? tracedTransport(measured) : measured);
  measures.watchBreakers((kind) => guarded.isOpen(kind));
  return { transport, rest: restClient(config.rest, guarded, (answer) => measures.read(answer)) };
}

/** Hashes and names of the site's operations; none where nothing depends on them and there is no such list. */
const siteOperations = ({ isListedOnly, operationsFile }: Config): ReadonlyMap<string, string> =>
  isListedOnly || existsSync(operationsFile) ? readListedOperations(operationsFile) : new Map();

/** The operations of the site's contract and of the partners', which end with the gateway. */
async function startOperations(
  app: FastifyInstance,
  { isListedOnly, introspection }: Config,
  schema: GraphQLSchema,
  listed: ReadonlyMap<string, string>,
): Promise<Services['operations']> {
  const options = { introspection, log: app.log };
  const rules = isListedOnly ? [onlyListed(listed)] : [];
  const site = new Operations({ schema, ...options, rules });
  const partner = new Operations({ schema: partnerSchema(schema), ...options });
  await Promise.all([site.start(), partner.start()]);
  app.addHook('onClose', async () => {
    await Promise.all([site.stop(), partner.stop()]);
  });
  return { site, partner };
}

/** Serves operations and subscriptions. The body stays a stream, which the pipeline reads. */
function serveGraphQL(app: FastifyInstance, { handler }: GraphQLServer, hasExplorer: boolean): void {
  const explorer = hasExplorer ? { preHandler: serveExplorer(app, ENDPOINT) } : {};
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const config = { isPipeline: true };
    scope.route({ url: ENDPOINT, method: ['GET', 'POST'], config, handler, ...explorer });
    scope.post(STREAM, { config }, handler);
    for (const url of [ENDPOINT, STREAM]) scope.options(url, preflight);
  });
}

/** Builds the gateway without listening, so that tests can call it in memory. */
export async function buildApp(parts: GatewayParts) {
  const { config, transfers, arrival = arrivalLimits, metrics = createMetrics() } = parts;
  const app = createServer(parts);
  if (config.traces) traceRequests(app);
  const httpMetrics = measureRequests(app, metrics);
  const { transport, rest } = createRest(config, metrics);
  const listed = siteOperations(config);
  const schema = executableSchema();
  const partners = servePartners(app, { rest, restConfig: config.rest, testOrigin: config.testOrigin });
  const log = operationLog(app.log);
  app.addHook('onClose', async () => log.close());

  const services: Services = {
    ...partners,
    log: app.log,
    trusts: trustIn(config.trustedProxies),
    siteOrigin: app.siteOrigin,
    isSiteSecure: app.isSiteSecure,
    isStopping: () => app.isStopping(),
    arrival,
    operations: await startOperations(app, config, schema, listed),
    rest,
    subscriptions: { site: createSubscriptions(app, metrics), partner: createSubscriptions(app) },
    publicTtlMs: config.rest.publicTtlMs,
    isTraced: config.traces !== undefined,
    httpMetrics,
    operationMetrics: operationMetrics(metrics, new Set(listed.values())),
    operationLog: log,
  };
  const pipeline = new Pipeline(
    (parts.steps ?? steps).map((step) => step(services)),
    app.log,
  );
  const graphql = new GraphQLServer(pipeline);

  installFollowing(app, { rest, ledger: partners.ledger, schema, metrics });
  answerFailures(app);
  installSecurityHeaders(app);
  keepNoFailures(app);
  limitArrival(app, arrival);
  refuseOtherCharsets(app);

  // Only who asks for it pays for it; the site's own files are compressed when it is built.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 2048 });

  serveGraphQL(app, graphql, config.explorer);
  installHealth(app, transport.pool, config.rest);
  serveFiles(app, config.rest, transfers);
  passUploads(app, config.rest, arrival);
  passBounces(app, config.rest);
  await serveSite(app, config.site, {
    ask: askAsGuest(pipeline),
    guest: () => createGuestContext(rest, 'ZH'),
    rest,
    metrics,
  });

  graphql.install(app, (request) => config.explorer && isFromAddressBar(request));
  installLastAnswers(app);

  // Fastify has answered what was under way by then.
  app.addHook('onClose', () => transport.close());
  return app;
}
