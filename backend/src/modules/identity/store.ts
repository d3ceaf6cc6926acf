import type { Database } from '../../db/database.ts';
import { accountStore } from './account-store.ts';
import { deviceStore } from './device-store.ts';
import { proofStore } from './proof-store.ts';
import { sessionStore } from './session-store.ts';

/** Reads and writes of accounts, sessions, proofs and known devices. Instants are real ones. */
export function identityStore(database: Database) {
  const accounts = accountStore(database);
  const sessions = sessionStore(database);
  const proofs = proofStore(database);
  const devices = deviceStore(database);
  return {
    ...accounts,
    ...sessions,
    ...proofs,
    ...devices,

    /** Removes what has run out. @returns how many proofs */
    async sweep(now: Date): Promise<{ captchas: number; codes: number }> {
      await devices.sweepDevices(now);
      await sessions.sweepSessions(now);
      return proofs.sweepProofs(now);
    },
  };
}

export type IdentityStore = ReturnType<typeof identityStore>;
