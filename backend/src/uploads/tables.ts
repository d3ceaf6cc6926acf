import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../db/columns.ts';

/** Files that people sent, as they were kept: proved by content, images written anew. */
export const uploads = pgTable(
  'upload',
  {
    /** Random and unguessable; the last part of its address. */
    name: text('name').primaryKey(),
    /** Account that sent it; none where a call allows guests. */
    accountId: recordId('account_id'),
    /** What it is by its content, like image/jpeg. */
    mediaType: text('media_type').notNull(),
    /** The name it came with, for downloads. */
    originalName: text('original_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Pixels; 0 for what is no image. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    /** Whether only who sent it, and those who speak for the same company, may see it: pictures of papers. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** Whether a form has taken it. What no form takes is removed after a while (`retention.ts`). */
    isClaimed: boolean('is_claimed').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Since when nothing has named it that a form had taken; none while something does (`retention.ts`). */
    unnamedSince: instant('unnamed_since'),
  },
  (table) => [
    index('upload_account').on(table.accountId),
    index('upload_unclaimed')
      .on(table.createdAt)
      .where(sql`not is_claimed`),
    index('upload_unnamed')
      .on(table.unnamedSince)
      .where(sql`unnamed_since is not null`),
  ],
);

/**
 * Files in storage whose row is gone, with its narrower copies. They are removed as soon as no backup holds them; nobody is
 * served a file without its row.
 */
export const removedFiles = pgTable('removed_file', {
  /** Name in storage. */
  name: text('name').primaryKey(),
});

/** Backups under way: while there is one, no file is removed, because its row may be in the backup. */
export const fileHolds = pgTable('file_hold', {
  id: text('id').primaryKey(),
  /** When it ends unless it is prolonged, by the clock of the database: a backup that was killed ends by itself. */
  heldUntil: instant('held_until').notNull(),
});
