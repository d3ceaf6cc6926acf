import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { articleVector } from './article-vector.ts';
import { articles } from '../tables.ts';

/** A company's news entry, both sides. */
export interface CompanyNewsEntry {
  id: string;
  exhibitorId: string;
  titleCn: string;
  titleEn: string;
  /** What lists show of it. */
  summaryCn: string;
  summaryEn: string;
  /** Clean HTML. */
  contentCn: string;
  contentEn: string;
  coverImage: string;
  publishedAt: Date;
}

/** Puts companies' news on the site and takes them off; in the caller's transaction where it is in one. */
export function companyNews(database: Database) {
  return {
    /** Stands on the company's page and on a page of its own from now on. */
    async publish(entry: CompanyNewsEntry): Promise<void> {
      const { summaryCn, summaryEn, publishedAt, ...shared } = entry;
      const values = {
        ...shared,
        kind: 'exhibitor' as const,
        descriptionCn: summaryCn,
        descriptionEn: summaryEn,
        createdAt: publishedAt,
        updatedAt: publishedAt,
        search: articleVector(entry),
      };
      await database
        .orm()
        .insert(articles)
        .values(values)
        .onConflictDoUpdate({ target: articles.id, set: values });
    },

    /** None of these stands on the site any more. */
    async withdraw(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await database
        .orm()
        .delete(articles)
        .where(inArray(articles.id, [...ids]));
    },
  };
}

export type CompanyNews = ReturnType<typeof companyNews>;
