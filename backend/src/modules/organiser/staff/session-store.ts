import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { staff, staffDevices, staffSessions } from './tables.ts';

/** A device that nobody signs in on for so long is known no more: half a year. */
const DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

/** Reads and writes of the staff's sessions and of the devices they sign in on. Instants are real ones. */
export function staffSessionStore(database: Database) {
  const orm = () => database.orm();

  return {
    /** @param endedHash of the session that the same browser had until now, which ends with it */
    async openSession(session: typeof staffSessions.$inferInsert, endedHash?: string): Promise<void> {
      await database.transaction(async () => {
        await orm().insert(staffSessions).values(session);
        if (endedHash !== undefined)
          await orm().delete(staffSessions).where(eq(staffSessions.tokenHash, endedHash));
      });
    },

    async session(tokenHash: string, now: Date): Promise<typeof staff.$inferSelect | undefined> {
      const [row] = await orm()
        .select({ staff })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(and(eq(staffSessions.tokenHash, tokenHash), gt(staffSessions.endsAt, now)));
      return row?.staff;
    },

    async endSession(tokenHash: string): Promise<void> {
      await orm().delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
    },

    async endSessions(staffId: string): Promise<void> {
      await orm().delete(staffSessions).where(eq(staffSessions.staffId, staffId));
    },

    /** Whether somebody with this e-mail address has signed in on a device. */
    async isKnownDevice(email: string, deviceHash: string): Promise<boolean> {
      const rows = await orm()
        .select({ id: staffDevices.staffId })
        .from(staffDevices)
        .innerJoin(staff, eq(staff.id, staffDevices.staffId))
        .where(and(eq(staff.email, email), eq(staffDevices.deviceHash, deviceHash)));
      return rows.length === 1;
    },

    /** Whether any of the staff has signed in on a device. */
    async isStaffDevice(deviceHash: string): Promise<boolean> {
      const rows = await orm()
        .select({ id: staffDevices.staffId })
        .from(staffDevices)
        .where(eq(staffDevices.deviceHash, deviceHash))
        .limit(1);
      return rows.length === 1;
    },

    async rememberDevice(staffId: string, deviceHash: string, usedAt: Date): Promise<void> {
      await orm()
        .insert(staffDevices)
        .values({ staffId, deviceHash, usedAt })
        .onConflictDoUpdate({ target: [staffDevices.staffId, staffDevices.deviceHash], set: { usedAt } });
    },

    /** After a lost phone or password nothing that proved the person before is believed. */
    async forgetDevices(staffId: string): Promise<void> {
      await orm().delete(staffDevices).where(eq(staffDevices.staffId, staffId));
    },

    async sweep(now: Date): Promise<void> {
      const unusedSince = new Date(now.getTime() - DEVICE_MS);
      await orm().delete(staffDevices).where(lt(staffDevices.usedAt, unusedSince));
      await orm().delete(staffSessions).where(lt(staffSessions.endsAt, now));
    },
  };
}
