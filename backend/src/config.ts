import { mkdirSync, accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, integer } from '@wirefair/service-kit/environment';
import type { MetricsAddress } from '@wirefair/service-kit/metrics-server';
import { withSecretFiles } from '@wirefair/service-kit/secret-files';
import { metricsAddress, stopTimes, traceSettings } from '@wirefair/service-kit/settings';
import type { StopTimes } from '@wirefair/service-kit/stopping';
import { databaseSettings, type DatabaseSettings } from './database-settings.ts';
import { hasProtocol, isLoopback, isOn, needed, secretsOf } from './environment.ts';
import { isEmailAddress } from './http/email-address.ts';
import { networkIn, type Network } from './limits/venue.ts';
import type { OutsideSettings } from './modules/exhibiting/index.ts';
import type { ProviderSettings } from './modules/organiser/index.ts';
import { messagingSettings, type MessagingSettings } from './messaging-settings.ts';
import { providerSettings } from './provider-settings.ts';
import { keysOf } from './sealing/seal.ts';
import type { TraceSettings } from '@wirefair/tracing';
import type { S3Settings } from './uploads/index.ts';

/** Variables that hold secrets: each may be given as a file, by its name with `_FILE` behind. */
const SECRETS = [
  'BOUNCE_SECRET',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'GATEWAY_SECRET',
  'INVITATION_KEY',
  'OIDC_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SMS_ACCESS_KEY_ID',
  'SMS_ACCESS_KEY_SECRET',
  'SMTP_URL',
  'WECHAT_APP_SECRET',
];

/** Settings of the backend, read once from the environment. */
export interface Config extends DatabaseSettings, MessagingSettings, StopTimes {
  host: string;
  port: number;
  /** Folder of the embedded database and of uploads. */
  dataDir: string;
  /** 'demo' ticks from an instant before the show, 'real' is the machine's time, else an ISO instant to tick from. */
  editionClock: string;
  /** Load the demo edition into an empty database at start. */
  demoEdition: boolean;
  /**
   * The demo runs where real people may come: on a PostgreSQL server or an address that other machines reach. Asked
   * for by PUBLIC_DEMO; every page of the site then says that this is a demo.
   */
  isPublicDemo: boolean;
  demoExhibitors: number;
  /** After how many seconds the demo decides on what waits for review; nobody else does there. */
  demoReviewSeconds: number;
  /** Bucket for uploads; undefined means a folder in `dataDir`. */
  s3: S3Settings | undefined;
  /** Where the site stands, with its base path, for links in messages: https://fair.example/d. */
  site: string;
  /** E-mail address of who administers where nobody does yet; undefined where none is set. */
  organiserEmail: string | undefined;
  /** The identity provider that the organiser's staff may sign in by; undefined where none is set. */
  identityProvider: ProviderSettings | undefined;
  /** For how many days changes of public records are told to those who keep a copy. */
  changeDays: number;
  /** For how many days what is kept, as it is set: the rules read it. */
  retentionDays: string;
  /** Origins of webhooks that are called whatever they are, like http://127.0.0.1:9000. */
  allowedReceivers: string[];
  /** What services outside know this one by: the invitation site, WeChat. */
  outside: OutsideSettings;
  logLevel: string;
  production: boolean;
  /** Keys that seal what a copy of the database must not tell, the first one; undefined: `dataDir` keeps one. */
  secretKeys: Buffer[] | undefined;
  /** What gateways prove themselves by, each of them good; none: nobody's word for a caller's address is taken. */
  gatewaySecrets: string[];
  /** Networks of the exhibition's halls, whose people share an address. */
  venueNetworks: Network[];
  /** Where metrics are served; undefined where they are not. */
  metrics: MetricsAddress | undefined;
  /** Where traces are sent to; undefined where they are not. */
  traces: TraceSettings | undefined;
  /** Whether the calls are described at /docs. */
  restDocs: boolean;
}

function s3Settings(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const endpoint = env['S3_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!hasProtocol(endpoint, ['https:', 'http:'])) {
    throw new ConfigError(`S3_ENDPOINT must be an http address, not "${endpoint}".`);
  }
  const because = 'S3_ENDPOINT is set';
  return {
    endpoint,
    bucket: needed(env, 'S3_BUCKET', because),
    region: env['S3_REGION'] || 'us-east-1',
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', because),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', because),
  };
}

/** Of a list the first key, by which tokens are made: the invitation site opens them with any key of its own list. */
function invitationKey(env: NodeJS.ProcessEnv): Buffer | undefined {
  const list = env['INVITATION_KEY'];
  if (!list) return undefined;
  const keys = keysOf(list);
  // A secret: it is not repeated.
  if (!keys)
    throw new ConfigError(
      'INVITATION_KEY must be 32 bytes, written as base64, or several, separated by commas.',
    );
  return keys[0];
}

function outsideSettings(env: NodeJS.ProcessEnv): OutsideSettings {
  const key = invitationKey(env);
  const appId = env['WECHAT_APP_ID'];
  if (!appId) return { invitationKey: key };
  const endpoint = env['WECHAT_ENDPOINT'] || 'https://api.weixin.qq.com';
  if (!hasProtocol(endpoint, ['https:', 'http:'])) {
    throw new ConfigError(`WECHAT_ENDPOINT must be an http address, not "${endpoint}".`);
  }
  const secret = needed(env, 'WECHAT_APP_SECRET', 'WECHAT_APP_ID is set');
  return { invitationKey: key, wechat: { appId, secret, endpoint } };
}

function secretKeys(env: NodeJS.ProcessEnv): Buffer[] | undefined {
  const list = env['SECRET_KEY'];
  if (!list) {
    if (!env['DATABASE_URL'] || env['NODE_ENV'] !== 'production') return undefined;
    throw new ConfigError(
      'SECRET_KEY must be set when DATABASE_URL is: 32 random bytes, written as base64 (openssl rand -base64 32).',
    );
  }
  const keys = keysOf(list);
  // A secret: it is not repeated.
  if (!keys) {
    throw new ConfigError(
      'SECRET_KEY must be 32 bytes, written as base64, or several such keys with commas between them.',
    );
  }
  return keys;
}

function gatewaySecrets(env: NodeJS.ProcessEnv): string[] {
  if (!env['GATEWAY_SECRET']) {
    if (env['NODE_ENV'] === 'production' && !isLoopback(env['BACKEND_HOST'] || '127.0.0.1'))
      throw new ConfigError(
        'GATEWAY_SECRET must be set where BACKEND_HOST is not of this machine: without it the limits take all visitors for one.',
      );
    return [];
  }
  return secretsOf('GATEWAY_SECRET', env['GATEWAY_SECRET']);
}

function venueNetworks(env: NodeJS.ProcessEnv): Network[] {
  const list = env['VENUE_NETWORKS']?.trim();
  if (!list) return [];
  return list.split(',').map((text) => {
    const network = networkIn(text);
    if (!network)
      throw new ConfigError(
        `VENUE_NETWORKS must be networks like 198.51.100.0/24, separated by commas; "${text.trim()}" is none.`,
      );
    return network;
  });
}

function organiserEmail(env: NodeJS.ProcessEnv): string | undefined {
  const email = env['ORGANISER_EMAIL']?.trim().toLowerCase();
  if (!email) return undefined;
  if (!isEmailAddress(email))
    throw new ConfigError(`ORGANISER_EMAIL must be an e-mail address, not "${email}".`);
  return email;
}

function siteAddress(env: NodeJS.ProcessEnv): string {
  // Unset, the site is the one that was started beside this service.
  const origin = env['SITE_ORIGIN'] || `http://localhost:${env['PORT'] || 4000}`;
  if (!hasProtocol(origin, ['https:', 'http:'])) {
    throw new ConfigError(`SITE_ORIGIN must be an http address, not "${origin}".`);
  }
  return `${new URL(origin).origin}/d`;
}

/**
 * Whether the demo is wanted, and whether in public.
 * @throws ConfigError when it is wanted where real people may come, and nobody has asked for just that: the passwords
 * of the demo's staff are published
 */
function demoSettings(env: NodeJS.ProcessEnv): Pick<Config, 'demoEdition' | 'isPublicDemo'> {
  const demoEdition = isOn(env['DEMO_EDITION']);
  const addresses = ['HOST', 'BACKEND_HOST'].filter((name) => !isLoopback(env[name] || '127.0.0.1'));
  const reasons = [
    ...(env['DATABASE_URL'] ? ['DATABASE_URL'] : []),
    ...addresses.map((name) => `${name}=${env[name]}`),
  ];
  if (!demoEdition || reasons.length === 0) return { demoEdition, isPublicDemo: false };
  if (isOn(env['PUBLIC_DEMO'])) return { demoEdition, isPublicDemo: true };
  throw new ConfigError(
    `DEMO_EDITION is refused with ${reasons.join(' and ')}, because the passwords of the demo's staff are published; ` +
      'leave DEMO_EDITION away where real people register, or set PUBLIC_DEMO=1 for a demo that says so on every page.',
  );
}

/** Receivers of webhooks that need not stand on the Internet: for development, and in the installation's own network. */
function allowedReceivers(env: NodeJS.ProcessEnv): string[] {
  const listed = (env['WEBHOOK_ALLOWED_ORIGINS'] ?? '').split(',').map((text) => text.trim());
  return listed
    .filter((text) => text !== '')
    .map((text) => {
      if (hasProtocol(text, ['http:', 'https:'])) return new URL(text).origin;
      throw new ConfigError(
        `WEBHOOK_ALLOWED_ORIGINS must be origins like http://127.0.0.1:9000, comma-joined, not "${text}".`,
      );
    });
}

/**
 * Reads the settings.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const env = withSecretFiles(environment, SECRETS);
  return {
    host: env['BACKEND_HOST'] || '127.0.0.1',
    port: integer(env, 'BACKEND_PORT', 4001, 0, 65535),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    ...databaseSettings(env),
    editionClock: env['EDITION_CLOCK'] || 'real',
    ...demoSettings(env),
    demoExhibitors: integer(env, 'DEMO_EXHIBITORS', 920, 1, 1_000_000),
    demoReviewSeconds: integer(env, 'DEMO_REVIEW_SECONDS', 20, 1, 86_400),
    ...messagingSettings(env),
    s3: s3Settings(env),
    site: siteAddress(env),
    organiserEmail: organiserEmail(env),
    identityProvider: providerSettings(env),
    changeDays: integer(env, 'CHANGE_DAYS', 90, 1, 3650),
    retentionDays: env['RETENTION_DAYS'] ?? '',
    allowedReceivers: allowedReceivers(env),
    outside: outsideSettings(env),
    logLevel: env['LOG_LEVEL'] || 'info',
    production: env['NODE_ENV'] === 'production',
    secretKeys: secretKeys(env),
    gatewaySecrets: gatewaySecrets(env),
    venueNetworks: venueNetworks(env),
    metrics: metricsAddress(env, 'BACKEND_METRICS_PORT'),
    traces: traceSettings(env),
    restDocs: env['REST_DOCS'] ? isOn(env['REST_DOCS']) : env['NODE_ENV'] !== 'production',
    ...stopTimes(env),
  };
}

/**
 * Creates the data folder and makes sure it can be written.
 * @throws ConfigError when it cannot
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.R_OK | constants.X_OK);
  } catch {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written; choose another with DATA_DIR or mend its permissions.`,
    );
  }
}
