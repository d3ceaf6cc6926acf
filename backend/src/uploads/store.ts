import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { uploads } from './tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Rows of uploads. */
export function uploadStore(database: Database) {
  return {
    async find(name: string): Promise<UploadRow | undefined> {
      const [row] = await database.orm().select().from(uploads).where(eq(uploads.name, name));
      return row;
    },
    /** Marks a file as taken by a form. @returns false where it has been removed meanwhile */
    async claim(name: string): Promise<boolean> {
      const rows = await database
        .orm()
        .update(uploads)
        .set({ isClaimed: true, unnamedSince: null })
        .where(eq(uploads.name, name))
        .returning({ name: uploads.name });
      return rows.length > 0;
    },
    /**
     * Removes the rows of files that no form has taken, oldest first. A form that takes one at this moment either has
     * it before, and it stays, or finds it gone.
     * @param before when they were sent at the latest
     */
    async removeUnclaimed(before: Date, limit: number): Promise<Pick<UploadRow, 'name' | 'width'>[]> {
      const orm = database.orm();
      const oldest = orm
        .select({ name: uploads.name })
        .from(uploads)
        .where(and(eq(uploads.isClaimed, false), lt(uploads.createdAt, before)))
        .orderBy(asc(uploads.createdAt))
        .limit(limit);
      return orm
        .delete(uploads)
        .where(and(inArray(uploads.name, oldest), eq(uploads.isClaimed, false)))
        .returning({ name: uploads.name, width: uploads.width });
    },
    async remove(names: readonly string[]): Promise<void> {
      await database.orm().delete(uploads).where(inArray(uploads.name, names));
    },
    async add(row: UploadRow): Promise<void> {
      await database.orm().insert(uploads).values(row);
    },
  };
}
