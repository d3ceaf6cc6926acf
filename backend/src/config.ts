import { mkdirSync, accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';

/** Settings of the backend, read once from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Folder of the embedded database and of uploads. */
  dataDir: string;
  /** PostgreSQL connection string; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL at most. */
  databasePoolSize: number;
  /** Longest statement the service waits for, milliseconds (promises.md 16). */
  statementTimeoutMs: number;
  /** 'demo' ticks from an instant before the show, 'real' is the machine's time, else an ISO instant to tick from. */
  editionClock: string;
  /** Load the demo edition into an empty database at start. */
  demoEdition: boolean;
  demoExhibitors: number;
  logLevel: string;
  production: boolean;
}

/** A setting that cannot be used; the message is one sentence for the person who starts the service. */
export class ConfigError extends Error {}

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/**
 * Reads the settings.
 * @throws ConfigError naming the variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: integer(env, 'BACKEND_PORT', 4001, 0, 65535),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 200),
    statementTimeoutMs: integer(env, 'STATEMENT_TIMEOUT_MS', 5000, 100, 600_000),
    editionClock: env['EDITION_CLOCK'] || 'real',
    demoEdition: env['DEMO_EDITION'] === '1' || env['DEMO_EDITION'] === 'true',
    demoExhibitors: integer(env, 'DEMO_EXHIBITORS', 920, 1, 1_000_000),
    logLevel: env['LOG_LEVEL'] || 'info',
    production: env['NODE_ENV'] === 'production',
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
