import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { staffProviderFlows } from '../tables.ts';

/** Reads and writes of sign-ins under way at the identity provider. Instants are real ones. */
export function providerFlowStore(database: Database) {
  const orm = () => database.orm();
  return {
    async add(flow: typeof staffProviderFlows.$inferInsert): Promise<void> {
      await orm().insert(staffProviderFlows).values(flow);
    },

    /**
     * Uses a sign-in up: of several who bring the same state one gets it.
     * @returns its sealed secrets; undefined where none is under way with this state in this browser
     */
    async take(stateHash: string, deviceHash: string, now: Date): Promise<string | undefined> {
      const [row] = await orm()
        .delete(staffProviderFlows)
        .where(
          and(
            eq(staffProviderFlows.stateHash, stateHash),
            eq(staffProviderFlows.deviceHash, deviceHash),
            gt(staffProviderFlows.endsAt, now),
          ),
        )
        .returning({ secrets: staffProviderFlows.secrets });
      return row?.secrets;
    },

    async sweep(now: Date): Promise<void> {
      await orm().delete(staffProviderFlows).where(lt(staffProviderFlows.endsAt, now));
    },
  };
}

export type ProviderFlowStore = ReturnType<typeof providerFlowStore>;
