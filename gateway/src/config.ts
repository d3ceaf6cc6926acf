import { dirname, join, resolve } from 'node:path';
import { ConfigError, integer } from '@wirefair/service-kit/environment';
import type { MetricsAddress } from '@wirefair/service-kit/metrics-server';
import { withSecretFiles } from '@wirefair/service-kit/secret-files';
import { metricsAddress, stopTimes, traceSettings } from '@wirefair/service-kit/settings';
import type { StopTimes } from '@wirefair/service-kit/stopping';
import type { TraceSettings } from '@wirefair/tracing';
import type { SiteConfig } from './site/site-config.ts';

/** Settings of the gateway, read once from the environment. */
export interface Config extends StopTimes {
  host: string;
  port: number;
  rest: RestConfig;
  /**
   * Origin of the REST service of a demo edition, which test keys of partners read: another than `rest` where that one has
   * real people. Null where test keys are refused.
   */
  testOrigin: string | null;
  /** The built site, which the gateway serves under /d/. */
  site: SiteConfig;
  /** Whether the schema can be asked for; it is public anyway, as schema.graphql. */
  introspection: boolean;
  /** File with the operations of the site (contracts/operations.json). */
  operationsFile: string;
  /** Whether requests without a key may ask for the operations of the site alone. */
  isListedOnly: boolean;
  /** Whether browsers that open the endpoint are shown the explorer. */
  explorer: boolean;
  /** Addresses or groups (`uniquelocal`) of balancers before the gateway, comma-joined; false for none. */
  trustedProxies: string | false;
  logLevel: string;
  /** Where metrics are served; undefined where they are not. */
  metrics: MetricsAddress | undefined;
  /** Where traces are sent to; undefined where they are not. */
  traces: TraceSettings | undefined;
}

/** The REST server behind the gateway: ours, or any of the same conventions (docs/specification.md, Foreign REST server). */
export interface RestConfig {
  /** Origin, like http://127.0.0.1:4001. */
  origin: string;
  /** Put before every path of the contract. */
  basePath: string;
  tokenHeader: string;
  languageHeader: string;
  /** Reads are given up after this time, milliseconds. */
  readTimeoutMs: number;
  /** Writes are given up after this time, milliseconds (REST-002). */
  writeTimeoutMs: number;
  /** What the gateway proves itself by, so that its word for a caller's address is taken; undefined where none is set. */
  gatewaySecret: string | undefined;
  /**
   * How long the answer to a public read serves others, milliseconds, where the REST service does not tell of changes; 0
   * turns sharing off.
   */
  publicTtlMs: number;
}

function httpOrigin(name: string, text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin;
  } catch {
    // Told below.
  }
  throw new ConfigError(`${name} must be an http address like http://127.0.0.1:4001, not "${text}".`);
}

/** Unless told: where nobody works on real data, that is in the demo, and in development. */
function hasExplorer(env: NodeJS.ProcessEnv): boolean {
  const asked = env['GRAPHQL_EXPLORER'];
  if (asked === 'on' || asked === 'off') return asked === 'on';
  if (asked) throw new ConfigError(`GRAPHQL_EXPLORER must be on or off, not "${asked}".`);
  return isOpen(env);
}

/** Unless told, a demo edition serves test keys itself, and a real one refuses them. */
function testOrigin(env: NodeJS.ProcessEnv, own: string): string | null {
  const asked = env['TEST_BACKEND_URL'];
  if (asked) return httpOrigin('TEST_BACKEND_URL', asked);
  return env['DEMO_EDITION'] === '1' ? own : null;
}

/** Whether somebody other than the site's pages works here without a key: in the demo, and in development. */
const isOpen = (env: NodeJS.ProcessEnv): boolean =>
  env['DEMO_EDITION'] ? env['DEMO_EDITION'] === '1' : env['NODE_ENV'] !== 'production';

/** Unless told, an installation with real people answers the operations of its site alone. */
function isListedOnly(env: NodeJS.ProcessEnv): boolean {
  const asked = env['GRAPHQL_OPERATIONS'];
  if (asked && asked !== 'all' && asked !== 'listed')
    throw new ConfigError(`GRAPHQL_OPERATIONS must be all or listed, not "${asked}".`);
  return asked ? asked === 'listed' : !isOpen(env);
}

/**
 * Reads the settings.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = withSecretFiles(environment, ['GATEWAY_SECRET']);
  const webDist = resolve(env['WEB_DIST'] || 'web/dist');
  const origin = httpOrigin('BACKEND_URL', env['BACKEND_URL'] || 'http://127.0.0.1:4001');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: integer(env, 'PORT', 4000, 0, 65535),
    rest: {
      origin,
      basePath: env['BACKEND_BASE_PATH'] || '',
      tokenHeader: env['BACKEND_TOKEN_HEADER'] || 'token',
      languageHeader: env['BACKEND_LANGUAGE_HEADER'] || 'language',
      readTimeoutMs: integer(env, 'READ_TIMEOUT_MS', 8000, 100, 30_000),
      writeTimeoutMs: integer(env, 'WRITE_TIMEOUT_MS', 30_000, 100, 30_000),
      // The services may know several; the first is the one to use.
      gatewaySecret: env['GATEWAY_SECRET']?.split(',')[0]?.trim() || undefined,
      publicTtlMs: integer(env, 'PUBLIC_TTL_MS', 1000, 0, 60_000),
    },
    testOrigin: testOrigin(env, origin),
    site: {
      webDist,
      assetsDir: env['ASSETS_DIR'] ? resolve(env['ASSETS_DIR']) : null,
      webServer: resolve(env['WEB_SERVER'] || join(dirname(webDist), 'dist-server/entry-server.js')),
      siteOrigin: env['SITE_ORIGIN'] ? httpOrigin('SITE_ORIGIN', env['SITE_ORIGIN']) : null,
      render: {
        waitMs: integer(env, 'RENDER_WAIT_MS', 2500, 0, 30_000),
        freshMs: integer(env, 'RENDER_FRESH_MS', 10_000, 0, 3_600_000),
        staleMs: integer(env, 'RENDER_STALE_MS', 60_000, 0, 3_600_000),
        perClient: integer(env, 'RENDER_PER_CLIENT', 300, 0, 1_000_000),
      },
    },
    operationsFile: resolve(env['OPERATIONS_FILE'] || 'contracts/operations.json'),
    isListedOnly: isListedOnly(env),
    explorer: hasExplorer(env),
    introspection: env['GRAPHQL_INTROSPECTION'] !== 'off',
    trustedProxies: env['TRUSTED_PROXIES'] || false,
    ...stopTimes(env),
    logLevel: env['LOG_LEVEL'] || 'info',
    metrics: metricsAddress(env, 'METRICS_PORT'),
    traces: traceSettings(env),
  };
}
