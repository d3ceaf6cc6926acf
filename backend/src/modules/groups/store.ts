import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { visitGroups } from './tables.ts';

export type GroupRow = typeof visitGroups.$inferSelect;

const own = (accountId: string, id: string) =>
  and(eq(visitGroups.id, id), eq(visitGroups.accountId, accountId));

/** Reads and writes of lists that were sent in. */
export function groupStore(database: Database) {
  const orm = () => database.orm();
  return {
    async add(values: typeof visitGroups.$inferInsert): Promise<GroupRow | undefined> {
      const [row] = await orm().insert(visitGroups).values(values).returning();
      return row;
    },

    /** Lists that nobody registered hold names and numbers: they do not stay. */
    async dropBefore(time: Date): Promise<void> {
      await orm()
        .delete(visitGroups)
        .where(and(isNull(visitGroups.registeredAt), lt(visitGroups.createdAt, time)));
    },

    /** @param lock keeps others off until the transaction ends */
    async find(accountId: string, id: string, lock = false): Promise<GroupRow | undefined> {
      const query = orm().select().from(visitGroups).where(own(accountId, id));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    async change(id: string, values: Partial<GroupRow>): Promise<GroupRow | undefined> {
      const [row] = await orm().update(visitGroups).set(values).where(eq(visitGroups.id, id)).returning();
      return row;
    },
  };
}
