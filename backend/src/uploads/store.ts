import { eq } from 'drizzle-orm';
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
    async add(row: UploadRow): Promise<void> {
      await database.orm().insert(uploads).values(row);
    },
  };
}
