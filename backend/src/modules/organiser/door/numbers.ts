import { count, countDistinct } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import { checkIns } from './tables.ts';

/** How many came in on a day through a door. */
export interface DoorDayCount {
  /** yyyy-MM-dd. */
  day: string;
  door: string;
  count: number;
}

/** Counts of who came in, over all days; the organiser's figures. */
export function doorNumbers(database: Database) {
  const orm = () => database.orm();
  return {
    /** People by day and the door of their first scan. */
    byDay: (): Promise<DoorDayCount[]> =>
      orm()
        .select({ day: checkIns.day, door: checkIns.door, count: count() })
        .from(checkIns)
        .groupBy(checkIns.day, checkIns.door)
        .orderBy(checkIns.day, byName(checkIns.door)),

    /** People, each once, however many days they came. */
    async people(): Promise<number> {
      const [row] = await orm()
        .select({ people: countDistinct(checkIns.registrationId) })
        .from(checkIns);
      return row?.people ?? 0;
    },
  };
}
