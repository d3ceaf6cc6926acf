import { eq } from 'drizzle-orm';
import { instantOf } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { editions } from '../tables.ts';
import { withDefaults } from './settings.ts';

/**
 * Finds when the last show closed that had closed before an instant: at the end of its last day in Shanghai. What was
 * written before that belongs to that show or an earlier one. Undefined where none had closed.
 */
export function endedShow(database: Database) {
  return async (before: Date): Promise<Date | undefined> => {
    const rows = await database
      .orm()
      .select({ settings: editions.settings })
      .from(editions)
      .where(eq(editions.isDraft, false));
    // Where no edition was written yet, the first one is in force.
    const all = rows.length === 0 ? [undefined] : rows.map(({ settings }) => settings);
    const ends = all.map((stored) => instantOf(`${withDefaults(stored).closesOn} 23:59:59`).getTime());
    const last = Math.max(...ends.filter((end) => end < before.getTime()));
    return Number.isFinite(last) ? new Date(last) : undefined;
  };
}
