import type { Database } from '../../db/database.ts';
import { createLimits } from '../../limits/limits.ts';
import { createGuard } from './guard.ts';
import { createProofs, type Messages } from './proofs.ts';
import { identityService } from './service.ts';
import { createSessions } from './sessions.ts';
import { identityStore } from './store.ts';

export type { Guard } from './guard.ts';
export { identityRoutes } from './routes.ts';

/** Signing in, and who makes a call. Its times are real ones: see {@link createProofs}. */
export function createIdentity(database: Database, messages: Messages, now: () => Date) {
  const store = identityStore(database);
  const limits = createLimits(database.pool);
  const sessions = createSessions(store, now);
  const proofs = createProofs({ database, store, limits, messages, now });
  return {
    proofs,
    guard: createGuard(sessions),
    service: identityService({ store, proofs, sessions, limits }),
    /** Removes sessions, pictures, codes and counters that have run out; call it now and then. */
    sweep: async (): Promise<void> => {
      await store.sweep(now());
      await limits.sweep(now());
    },
  };
}
