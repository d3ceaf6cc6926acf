import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';

/** A file that goes with an article. */
export interface ArticleFile {
  address: string;
  /** The name that it came with. */
  name: string;
  bytes: number;
}

/** Articles that companies hand in for the show's promotion; approved ones are news of the company too. */
export const promotionArticles = pgTable(
  'promotion_article',
  {
    /** The id of the news entry as well, once it is approved. */
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Language that it was handed in with, and the company is written to in: `ZH` or `EN`. */
    language: text('language').notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    /** The cover. */
    imageUrl: text('image_url').notNull(),
    /** Clean HTML. */
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    files: jsonb('files').$type<ArticleFile[]>().notNull(),
    ...reviewColumns(),
    /** SHA-256 of titles and contents, so that the same article is one record. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last handed in again; none before. */
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('promotion_article_company').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('promotion_article_once').on(table.exhibitorId, table.fingerprint),
    index('promotion_article_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);
