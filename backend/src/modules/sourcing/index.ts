import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { splitIds } from '../../http/ids.ts';
import { buyerPostStore } from './store.ts';
import { buyerPosts } from './tables.ts';

/** What other domains may know of buyers' requests. */
export function sourcingLookup(database: Database) {
  const store = buyerPostStore(database);
  return {
    /** The public ones of these, with whose they are. @param ids comma-joined */
    posts: async (ids: string) =>
      (await store.byIds(splitIds(ids))).map(({ id, contentCn, contentEn, coverImage, accountId }) => ({
        id,
        nameCn: contentCn,
        nameEn: contentEn,
        image: coverImage,
        accountId,
      })),

    /** One more account has contacted the buyer (DESIGN-014); the caller sees to it that each counts once. */
    async countApplicant(id: string): Promise<void> {
      await database
        .orm()
        .update(buyerPosts)
        .set({ applicantCount: sql`${buyerPosts.applicantCount} + 1` })
        .where(eq(buyerPosts.id, id));
    },
  };
}

export type SourcingLookup = ReturnType<typeof sourcingLookup>;
