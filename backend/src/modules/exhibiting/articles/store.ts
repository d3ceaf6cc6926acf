import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../http/language.ts';
import { ownedStore, reviewStatus } from '../../../review/index.ts';
import { promotionArticles } from './tables.ts';

const columns = getTableColumns(promotionArticles);
const { contentCn: _cn, contentEn: _en, ...summaryColumns } = columns;

export type ArticleRow = typeof promotionArticles.$inferSelect;
export type ArticleSummaryRow = Omit<ArticleRow, 'contentCn' | 'contentEn'>;

/** What is written of an article, new or changed. */
export type ArticleValues = Pick<
  ArticleRow,
  'titleCn' | 'titleEn' | 'imageUrl' | 'contentCn' | 'contentEn' | 'files' | 'fingerprint'
> & { language: Language };

/** Reads and writes of companies' own articles. */
export function articleStore(database: Database) {
  const orm = () => database.orm();
  const lines = ownedStore(database, {
    table: promotionArticles,
    owner: promotionArticles.exhibitorId,
    columns: summaryColumns,
  });
  const owned = { table: promotionArticles, owner: promotionArticles.exhibitorId };
  return {
    ...ownedStore(database, { ...owned, columns }),
    /** Newest first, without contents. */
    list: (...args: Parameters<typeof lines.list>) => lines.list(...args),

    async findSame(exhibitorId: string, fingerprint: string): Promise<ArticleRow | undefined> {
      const [row] = await orm()
        .select()
        .from(promotionArticles)
        .where(
          and(eq(promotionArticles.exhibitorId, exhibitorId), eq(promotionArticles.fingerprint, fingerprint)),
        );
      return row;
    },

    /** @returns undefined when the company has the same article; waits for one that is just being written */
    async add(
      exhibitorId: string,
      values: ArticleValues,
      times: { createdAt: Date; submittedAt: Date },
    ): Promise<ArticleRow | undefined> {
      const [row] = await orm()
        .insert(promotionArticles)
        .values({ ...values, exhibitorId, status: reviewStatus.underReview, ...times })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    /** Writes an article anew; its state is the review's to change. */
    async change(exhibitorId: string, id: string, values: ArticleValues, updatedAt: Date): Promise<void> {
      await orm()
        .update(promotionArticles)
        .set({ ...values, updatedAt })
        .where(and(eq(promotionArticles.exhibitorId, exhibitorId), eq(promotionArticles.id, id)));
    },
  };
}
