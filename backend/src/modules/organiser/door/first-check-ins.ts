import { inArray, min } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { checkIns } from './tables.ts';

/** When these registrations were first let in at a door, by their id; who was not is left out. */
export const firstCheckIns =
  (database: Database) =>
  async (ids: string[]): Promise<Map<string, Date>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .orm()
      .select({ id: checkIns.registrationId, firstAt: min(checkIns.firstAt) })
      .from(checkIns)
      .where(inArray(checkIns.registrationId, ids))
      .groupBy(checkIns.registrationId);
    return new Map(rows.flatMap(({ id, firstAt }) => (firstAt ? [[id, firstAt] as const] : [])));
  };
