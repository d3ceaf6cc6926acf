import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../../../db/columns.ts';
import type { NewsSnapshot } from './snapshot.ts';

/** How an article was after each of its editors' changes. No foreign key: what an article was stays known. */
export const newsVersions = pgTable(
  'news_version',
  {
    articleId: recordId('article_id').notNull(),
    /** The article's `version` at that time. */
    number: integer('number').notNull(),
    /** By the edition's clock, like all dates of articles. */
    at: instant('at').notNull(),
    /** Who of the staff, by name at that time; blank for what the console found there. */
    editor: text('editor').notNull(),
    snapshot: jsonb('sheet').$type<NewsSnapshot>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.number] })],
);
