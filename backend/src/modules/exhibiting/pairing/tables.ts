import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';
import { consultations } from '../../consultations/tables.ts';
import { buyerPosts } from '../../sourcing/tables.ts';

/** Companies that want to supply what a buyer asks for (DESIGN-013). */
export const pairingApplications = pgTable(
  'pairing_application',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** The request; none once its owner has deleted it. */
    postId: recordId('post_id').references(() => buyerPosts.id, { onDelete: 'set null' }),
    /** Account that handed it in last, and is told of the decision. */
    accountId: recordId('account_id').notNull(),
    /** Language that account is written to in: `ZH` or `EN`. */
    language: text('language').notNull().default('ZH'),
    /** The request as it was when it was applied for. */
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    /** The company's words to the buyer; the thread begins with them. */
    message: text('message').notNull(),
    ...reviewColumns(),
    /** The thread that it opened when it was approved; none before, and for a request that had gone by then. */
    consultationId: recordId('consultation_id').references(() => consultations.id, { onDelete: 'set null' }),
    /** When the buyer accepted; none before that (CONFLICT-020). */
    pairedAt: instant('paired_at'),
    createdAt: instant('created_at').notNull(),
    /** When it was last handed in again; none before that. */
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('pairing_application_owner').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // A company applies once for a request, however often and at once it asks.
    uniqueIndex('pairing_application_once').on(table.exhibitorId, table.postId),
    index('pairing_application_post').on(
      table.postId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('pairing_application_thread').on(table.consultationId),
    index('pairing_application_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);
