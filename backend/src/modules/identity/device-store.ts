import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts, knownDevices } from './tables.ts';

/** A device that nobody signs in on for so long is known no more: half a year. */
const DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

/** Reads and writes of the devices that accounts have been signed in to on. Instants are real ones. */
export function deviceStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Whether an account with this number or address has been signed in to on a device. */
    async isKnownDevice(recipient: string, deviceHash: string): Promise<boolean> {
      const rows = await orm()
        .select({ id: knownDevices.accountId })
        .from(knownDevices)
        .innerJoin(accounts, eq(accounts.id, knownDevices.accountId))
        .where(
          and(
            eq(knownDevices.deviceHash, deviceHash),
            or(eq(accounts.mobile, recipient), eq(accounts.email, recipient)),
          ),
        )
        .limit(1);
      return rows.length === 1;
    },

    async rememberDevice(accountId: string, deviceHash: string, usedAt: Date): Promise<void> {
      await orm()
        .insert(knownDevices)
        .values({ accountId, deviceHash, usedAt })
        .onConflictDoUpdate({
          target: [knownDevices.accountId, knownDevices.deviceHash],
          set: { usedAt },
        });
    },

    /** Forgets all devices of an account but one; all of them where that is undefined. */
    async forgetOtherDevices(accountId: string, deviceHash: string | undefined): Promise<void> {
      const isOther = deviceHash === undefined ? undefined : ne(knownDevices.deviceHash, deviceHash);
      await orm()
        .delete(knownDevices)
        .where(and(eq(knownDevices.accountId, accountId), isOther));
    },

    /** Removes devices that were not used for half a year. */
    async sweepDevices(now: Date): Promise<void> {
      const unusedSince = new Date(now.getTime() - DEVICE_MS);
      await orm().delete(knownDevices).where(lt(knownDevices.usedAt, unusedSince));
    },
  };
}
