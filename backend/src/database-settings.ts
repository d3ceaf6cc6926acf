import { ConfigError, integer } from '@wirefair/service-kit/environment';
import { hasProtocol } from './environment.ts';

/**
 * More would be too much for those who keep a copy: the cursor that they begin with is half a minute old, so that whatever
 * an answer of then missed is told again (decision 0039).
 */
const MOST_LAG_SECONDS = 20;

/** Which PostgreSQL server is used, and how. */
export interface DatabaseSettings {
  /** PostgreSQL connection string; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` names a pooler of connections; undefined where it does not. */
  databaseDirectUrl: string | undefined;
  /** Replicas that answer public reads. */
  databaseReadUrls: string[];
  /** A replica that is further behind is left alone, milliseconds. */
  databaseReadMaxLagMs: number;
  /** Connections to PostgreSQL at most, and as many to each replica. */
  databasePoolSize: number;
  /** Longest statement the service waits for, milliseconds (docs/promises.md 16). */
  statementTimeoutMs: number;
}

/** Addresses of servers, comma-joined. They hold passwords: they are not repeated. */
function serversOf(env: NodeJS.ProcessEnv, name: string): string[] {
  const urls = (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (urls.every((url) => hasProtocol(url, ['postgres:', 'postgresql:']))) return urls;
  throw new ConfigError(
    `${name} must be an address like postgres://user:password@host:5432/database; a comma in a password is written %2C.`,
  );
}

/** @throws ConfigError naming the variable that is wrong */
export function databaseSettings(env: NodeJS.ProcessEnv): DatabaseSettings {
  const [directUrl, ...others] = serversOf(env, 'DATABASE_DIRECT_URL');
  if (others.length > 0) throw new ConfigError('DATABASE_DIRECT_URL must be one address.');
  return {
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: directUrl,
    databaseReadUrls: serversOf(env, 'DATABASE_READ_URL'),
    databaseReadMaxLagMs: integer(env, 'DATABASE_READ_MAX_LAG_SECONDS', 5, 1, MOST_LAG_SECONDS) * 1000,
    databasePoolSize: integer(env, 'DATABASE_POOL_SIZE', 10, 1, 200),
    statementTimeoutMs: integer(env, 'STATEMENT_TIMEOUT_MS', 5000, 100, 600_000),
  };
}
