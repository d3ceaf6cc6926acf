import type { Logger } from 'pino';
import type { DatabaseSettings } from '../database-settings.ts';
import type { Database } from './database.ts';

/** What the log is told of the database's settings at a start: what is ignored, and what a pooler keeps from working. */
export async function noteDatabaseSettings(
  database: Pick<Database, 'embedded' | 'pool'>,
  settings: Pick<DatabaseSettings, 'databaseDirectUrl' | 'databaseReadUrls' | 'statementTimeoutMs'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const { databaseDirectUrl, databaseReadUrls, statementTimeoutMs } = settings;
  if (database.embedded) {
    const ignored = [
      ...(databaseReadUrls.length > 0 ? ['DATABASE_READ_URL'] : []),
      ...(databaseDirectUrl === undefined ? [] : ['DATABASE_DIRECT_URL']),
    ];
    if (ignored.length > 0)
      log.warn(
        `without DATABASE_URL the embedded database is used, and nothing else: ${ignored.join(' and ')} is ignored`,
      );
    return;
  }
  if (databaseDirectUrl === undefined) return;
  // Poolers refuse limits as settings of a connection, so those of the role count.
  const { rows } = await database.pool.query<{ limit: string }>(
    `select setting as limit from pg_settings where name = 'statement_timeout'`,
  );
  const limit = Number(rows[0]?.limit);
  if (limit === 0 || limit > statementTimeoutMs)
    log.warn(
      `behind the pooler a statement is not ended after STATEMENT_TIMEOUT_MS: alter role … set statement_timeout = ${statementTimeoutMs} sets it`,
    );
}
