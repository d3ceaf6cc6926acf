import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type ArrivalLimits, arrivalLimits, limitArrival, serverLimits } from '@wirefair/service-kit/arrival';
import { createMetrics, type Metrics } from '@wirefair/service-kit/metrics';
import { measureRequests } from '@wirefair/service-kit/request-metrics';
import { traceRequests } from '@wirefair/service-kit/request-spans';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyServerOptions } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { characterKeywords } from './characters.ts';
import { refuseOtherCharsets } from './charset-guard.ts';
import { installEnvelope } from './envelope-hook.ts';
import { ErrorEnvelope } from './envelope.ts';
import { installErrorHandling, refuseAddresses } from './error-handler.ts';
import { trustGateway } from './gateway-trust.ts';
import { installHealth } from './health.ts';
import { refuseEndlessNumbers } from './number-guard.ts';
import { installOpenapi } from './openapi.ts';
import { installReplicaReads } from './replica-reads.ts';
import { requestChecks } from './request-checks.ts';
import { installRequestLog } from './request-log.ts';
import { installSecurityLog } from './security-log.ts';
import { knowVenue, type Network } from '../limits/venue.ts';
import { securityMetrics } from './security-metrics.ts';
import { newRequestId, nameRequests } from './request-id.ts';
import { traceOfGateway } from '../tracing/requests.ts';
import { installStopping } from './stopping.ts';
import { refuseUnstorableText } from './text-guard.ts';

export interface ServerParts {
  /** Told to be ready or not by /health. */
  database: Database;
  /** Dates the answers. */
  clock: Clock;
  /** What gateways prove themselves by, each of them good; none by default: nobody's word for a caller's address is taken. */
  gatewaySecrets?: readonly string[];
  /** Networks of the exhibition's halls, whose people share an address; none by default. */
  venueNetworks?: readonly Network[];
  /** How long a request may take to arrive; `arrivalLimits` unless told. */
  arrival?: ArrivalLimits;
  logger: FastifyBaseLogger | boolean;
  /** Whether the calls are described at /docs; not unless told. */
  restDocs?: boolean | undefined;
  /** Makes the checks of requests and the writers of answers from their schemas; default: {@link requestChecks}. */
  compilers?: Compilers | undefined;
  /** Where requests are measured; of nobody else unless told. */
  metrics?: Metrics;
  /** Whether requests are parts of traces; not unless told. */
  isTraced?: boolean;
}

export type Compilers = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;

/** A body that no form needs; uploads have a limit of their own. */
const MAX_BODY_BYTES = 256 * 1024;

/** Within how long the service has to be ready to listen, milliseconds. */
const READY_MS = 60_000;

/** Creates the HTTP server with what all routes share; domains register theirs afterwards. */
export async function createServer(parts: ServerParts) {
  const {
    database,
    clock,
    gatewaySecrets = [],
    venueNetworks = [],
    arrival = arrivalLimits,
    logger,
    compilers = { buildValidator: requestChecks },
    restDocs = false,
    metrics = createMetrics(),
    isTraced = false,
  } = parts;
  const app = Fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    schemaController: { compilersFactory: compilers },
    logController: new LogController({ disableRequestLogging: true }),
    // On a machine at its limit, compiling every route takes longer than the ten seconds that Fastify allows.
    pluginTimeout: READY_MS,
    genReqId: newRequestId,
    // The id joins the log in `nameRequests`, when it is known whose id it is.
    childLoggerFactory: (parent) => parent,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    ...serverLimits(arrival),
    // What is left of forwarded addresses: `trustGateway` drops those of anybody but the gateway.
    trustProxy: true,
    // Open connections are ended with the service, so that stopping takes seconds (docs/promises.md 20).
    forceCloseConnections: 'idle',
    // What still comes over them is answered: a balancer would take a refusal for the whole service's.
    return503OnClosing: false,
    frameworkErrors: refuseAddresses(clock),
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: 'array',
        allErrors: false,
        keywords: characterKeywords,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  trustGateway(app, gatewaySecrets);
  knowVenue(app, venueNetworks);
  nameRequests(app);
  if (isTraced) traceRequests(app, traceOfGateway);
  measureRequests(app, metrics);
  installErrorHandling(app, clock);
  installStopping(app);
  limitArrival(app, arrival);
  installRequestLog(app);
  installSecurityLog(app, securityMetrics(metrics));
  refuseOtherCharsets(app);
  app.addHook('preValidation', async (request) => {
    refuseUnstorableText(request.params);
    refuseUnstorableText(request.query);
    refuseUnstorableText(request.body);
  });
  app.addHook('preHandler', async (request) => {
    refuseEndlessNumbers(request.params);
    refuseEndlessNumbers(request.query);
  });

  app.addSchema(ErrorEnvelope);
  installEnvelope(app, clock);
  installReplicaReads(app, { database, metrics });
  await installOpenapi(app, { hasPages: restDocs });
  installHealth(app, database);
  return app;
}
