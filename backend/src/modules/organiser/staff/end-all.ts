import type { Database } from '../../../db/database.ts';
import { staffSessions } from './tables.ts';

/** Ends all sessions of the console: see `endAllSignIns`. */
export async function endStaffSessions(database: Database): Promise<void> {
  await database.orm().delete(staffSessions);
}
