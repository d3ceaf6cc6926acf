import { sql } from 'drizzle-orm';
import { index, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../../db/columns.ts';

export const changeIds = pgSequence('change_id');

/**
 * What has happened to public records, each entry written by a trigger in the transaction of the change (migration 0005).
 * Its place is the number of that transaction and its own: entries whose transaction is over are in an order in which
 * none appears later between two others (decision 0039).
 */
export const changes = pgTable(
  'change',
  {
    /** Number of the transaction that made the change. */
    xid: recordId('xid')
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    id: recordId('id')
      .notNull()
      .default(sql`nextval('change_id')`),
    /** Kind of the record: exhibitor, product, post, video, news, event or category. */
    type: text('type').notNull(),
    /** Id of the record; the code of a category. */
    recordId: text('record_id').notNull(),
    /** Why it is not public any more; none where it is. */
    reason: text('reason'),
    /** Id of the record that it has become part of; none unless the reason is MERGED. */
    mergedInto: text('merged_into'),
    /** The real time. */
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.xid, table.id] }),
    index('change_type').on(table.type, table.xid, table.id),
  ],
);

/** What is known of the log of changes as a whole; one row. */
export const changeLogs = pgTable('change_log', {
  id: integer('id').primaryKey(),
  /** A random word that stands in all cursors: another one makes all cursors of before unusable. */
  era: text('era').notNull(),
  /** Place of the last entry that was removed for its age; 0 before the first. */
  removedXid: recordId('removed_xid').notNull().default('0'),
  removedId: recordId('removed_id').notNull().default('0'),
  /** Up to when news that appear by themselves are in the log, by the edition's clock. */
  newsUntil: instant('news_until'),
});

/** Places that the end of the log had, with the time: a copy begins at one that is a little old (service.ts). */
export const changeMarks = pgTable('change_mark', {
  /** The real time. */
  at: instant('at').primaryKey(),
  /** All transactions up to this number were over. */
  xid: recordId('xid').notNull(),
});
