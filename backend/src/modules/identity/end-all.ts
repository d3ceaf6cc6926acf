import type { Database } from '../../db/database.ts';
import { captchas, codes, sessions } from './tables.ts';

/** Ends all sessions, codes and pictures: people may have signed out since the moment to which a database was restored. */
export async function endAllSignIns(database: Database): Promise<void> {
  for (const table of [sessions, captchas, codes]) await database.orm().delete(table);
}
