import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Values } from '../../../collections/index.ts';
import { instant, recordId } from '../../../db/columns.ts';
import type { Bilingual } from '../../../http/language.ts';

/**
 * What editors do with an entry of a collection, one row an entry that was ever touched: its version, and the draft
 * that waits. No foreign keys: the entries stand in tables of many domains.
 */
export const contentDrafts = pgTable(
  'content_draft',
  {
    collection: text('collection').notNull(),
    recordId: text('record_id').notNull(),
    /** Entry that it belongs to; blank where it stands alone. */
    scope: text('scope').notNull().default(''),
    /** What is to become of it; none where no draft waits. */
    values: jsonb('values').$type<Values>(),
    /** When the draft is published by itself, by the edition's clock; none for one that waits for its editor. */
    publishAt: instant('publish_at'),
    /** Why it could not be published at its moment. */
    problem: jsonb('problem').$type<Bilingual>(),
    /** Counts all changes, of the draft and of what is public, so that of two editors the second is told. */
    version: integer('version').notNull().default(0),
    /** Who wrote last, by name at that time. */
    editor: text('editor').notNull().default(''),
    staffId: recordId('staff_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.recordId] }),
    index('content_draft_due')
      .on(table.publishAt)
      .where(sql`publish_at is not null`),
  ],
);

/** How an entry was on the site after each publication; the first one is what the console found there. */
export const contentVersions = pgTable(
  'content_version',
  {
    collection: text('collection').notNull(),
    recordId: text('record_id').notNull(),
    scope: text('scope').notNull().default(''),
    /** From 1. */
    number: integer('number').notNull(),
    /** By the edition's clock. */
    at: instant('at').notNull(),
    /** Who of the staff, by name at that time; blank for what the console found there. */
    editor: text('editor').notNull(),
    values: jsonb('values').$type<Values>().notNull(),
    /** It was taken off the site; the values are those that it had. */
    isRemoval: boolean('is_removal').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.collection, table.recordId, table.number] })],
);
