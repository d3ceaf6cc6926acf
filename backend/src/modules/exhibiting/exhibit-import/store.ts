import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { exhibitImports } from './tables.ts';

export type ImportRow = typeof exhibitImports.$inferSelect;

/** Reads and writes of lists that were sent in. */
export function importStore(database: Database) {
  const orm = () => database.orm();
  return {
    async add(values: typeof exhibitImports.$inferInsert): Promise<ImportRow | undefined> {
      const [row] = await orm().insert(exhibitImports).values(values).returning();
      return row;
    },

    /** Lists that nobody went on with do not stay. */
    async dropBefore(time: Date): Promise<void> {
      await orm()
        .delete(exhibitImports)
        .where(and(isNull(exhibitImports.submittedAt), lt(exhibitImports.createdAt, time)));
    },

    /** @param lock keeps others off until the transaction ends */
    async find(exhibitorId: string, id: string, lock = false): Promise<ImportRow | undefined> {
      const query = orm()
        .select()
        .from(exhibitImports)
        .where(and(eq(exhibitImports.id, id), eq(exhibitImports.exhibitorId, exhibitorId)));
      const [row] = await (lock ? query.for('update') : query);
      return row;
    },

    async change(id: string, values: Partial<ImportRow>): Promise<ImportRow | undefined> {
      const [row] = await orm()
        .update(exhibitImports)
        .set(values)
        .where(eq(exhibitImports.id, id))
        .returning();
      return row;
    },
  };
}

export type ImportStore = ReturnType<typeof importStore>;
