import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fileHolds } from './tables.ts';

/** How long a hold lasts whose process has been killed, and how often it is prolonged until then. */
const HELD_SECONDS = 10 * 60;
const PROLONG_MS = 60_000;

/**
 * Keeps all processes of the service from removing files until the hold is let go. Taken before the snapshot of a backup,
 * so that each file whose row is in the snapshot is there when it is copied.
 * @returns lets it go
 */
export async function holdFiles(database: Database): Promise<() => Promise<void>> {
  const id = randomUUID();
  const heldUntil = sql`now() + make_interval(secs => ${HELD_SECONDS})`;
  await database.orm().insert(fileHolds).values({ id, heldUntil });
  const prolong = () => database.orm().update(fileHolds).set({ heldUntil }).where(eq(fileHolds.id, id));
  // One that fails is tried again long before the hold ends.
  const timer = setInterval(() => void prolong().catch(() => {}), PROLONG_MS).unref();
  return async () => {
    clearInterval(timer);
    await database.orm().delete(fileHolds).where(eq(fileHolds.id, id));
  };
}
