import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { byName } from '../../../names/order.ts';
import { checkIns, checkInScans } from './tables.ts';

export type ScanRow = typeof checkInScans.$inferSelect;
export type CheckInRow = typeof checkIns.$inferSelect;

/** How many came in within one hour through one door. */
export interface HourCount {
  /** 0 to 23, Shanghai time. */
  hour: number;
  door: string;
  count: number;
}

/** Reads and writes of what happens at the doors. */
export function doorStore(database: Database) {
  const orm = () => database.orm();
  const same = ({ registrationId, day }: Pick<CheckInRow, 'registrationId' | 'day'>) =>
    and(eq(checkIns.registrationId, registrationId), eq(checkIns.day, day));

  return {
    /** Those of these scans that arrived before, by their id. */
    async known(ids: string[]): Promise<Map<string, ScanRow>> {
      const rows = await orm().select().from(checkInScans).where(inArray(checkInScans.id, ids));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** @returns false when the same scan has arrived meanwhile */
    async keep(scan: ScanRow): Promise<boolean> {
      const rows = await orm()
        .insert(checkInScans)
        .values(scan)
        .onConflictDoNothing()
        .returning({ id: checkInScans.id });
      return rows.length === 1;
    },

    /**
     * Counts somebody in for a day, once; of several scans the earliest is the first, in whatever order they arrive.
     * @returns whether nobody had counted this person in that day
     */
    async enter(row: CheckInRow): Promise<boolean> {
      const added = await orm()
        .insert(checkIns)
        .values(row)
        .onConflictDoNothing()
        .returning({ day: checkIns.day });
      if (added.length === 1) return true;
      await orm()
        .update(checkIns)
        .set({ firstAt: row.firstAt, door: row.door })
        .where(and(same(row), gt(checkIns.firstAt, row.firstAt)));
      return false;
    },

    /** When these people were first in on these days, by `id day`. */
    async firsts(registrationIds: string[], days: string[]): Promise<Map<string, CheckInRow>> {
      if (registrationIds.length === 0) return new Map();
      const rows = await orm()
        .select()
        .from(checkIns)
        .where(and(inArray(checkIns.registrationId, registrationIds), inArray(checkIns.day, days)));
      return new Map(rows.map((row) => [`${row.registrationId} ${row.day}`, row]));
    },

    /** Who was in on a day, by the hour and door of the first scan. */
    counts(day: string): Promise<HourCount[]> {
      const hour = sql<number>`extract(hour from ${checkIns.firstAt} at time zone 'Asia/Shanghai')::int`;
      return orm()
        .select({ hour, door: checkIns.door, count: count() })
        .from(checkIns)
        .where(eq(checkIns.day, day))
        .groupBy(hour, checkIns.door)
        .orderBy(asc(hour), asc(byName(checkIns.door)));
    },
  };
}

export type DoorStore = ReturnType<typeof doorStore>;
