import { asc, desc, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import type { Database } from '../../db/database.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import { categories, hotTags, videos } from './tables.ts';

export type VideoRow = typeof videos.$inferSelect;

/** Reads of what surrounds the lists: categories, hot tags, videos. */
export function listingStore(database: Database) {
  return {
    categories: () => database.orm().select().from(categories).orderBy(asc(categories.rank)),

    hotTags: () => database.orm().select().from(hotTags).orderBy(asc(hotTags.rank)),

    /** The videos with these ids, in the order of the ids; unknown ones are left out. */
    async videosByIds(ids: string[]): Promise<VideoRow[]> {
      const rows = await database.orm().select().from(videos).where(anyOf(videos.id, ids));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Videos, newest first. */
    async videos({ offset, limit }: PageRequest): Promise<Page<VideoRow>> {
      const orm = database.orm();
      const [records, total] = await Promise.all([
        orm
          .select()
          .from(videos)
          .orderBy(desc(videos.createdAt), desc(videos.id))
          .offset(offset)
          .limit(limit),
        orm.$count(videos, sql`true`),
      ]);
      return { records, total, totalIsEstimate: false };
    },
  };
}
