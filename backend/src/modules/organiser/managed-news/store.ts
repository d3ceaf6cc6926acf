import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isStorable } from '../../../http/ids.ts';
import { newsVersions } from './tables.ts';

export type NewsVersionRow = typeof newsVersions.$inferSelect;

/** How articles were. Nothing is ever changed or removed here. */
export function newsVersionStore(database: Database) {
  const orm = () => database.orm();
  return {
    /** Newest first. */
    async list(articleId: string): Promise<NewsVersionRow[]> {
      if (!isStorable(articleId)) return [];
      return orm()
        .select()
        .from(newsVersions)
        .where(eq(newsVersions.articleId, articleId))
        .orderBy(desc(newsVersions.number));
    },

    async find(articleId: string, number: number): Promise<NewsVersionRow | undefined> {
      if (!isStorable(articleId)) return undefined;
      const where = and(eq(newsVersions.articleId, articleId), eq(newsVersions.number, number));
      return (await orm().select().from(newsVersions).where(where))[0];
    },

    /** Keeps a version, unless it is kept already. */
    async keep(row: NewsVersionRow): Promise<void> {
      await orm().insert(newsVersions).values(row).onConflictDoNothing();
    },
  };
}

export type NewsVersionStore = ReturnType<typeof newsVersionStore>;
