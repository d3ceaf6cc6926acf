import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { isOutdated, namesOf, tsvector } from '../../fulltext/vector.ts';
import { reviewColumns } from '../../review/columns.ts';
import { accounts } from '../identity/tables.ts';

/** When what everybody reads of a request last changed: it was written, published by a decision, or a supplier applied. */
export const changedAt = (table: {
  createdAt: SQLWrapper;
  updatedAt: SQLWrapper;
  reviewedAt: SQLWrapper;
  appliedAt: SQLWrapper;
}): SQL => sql`greatest(${table.createdAt}, ${table.updatedAt}, ${table.reviewedAt}, ${table.appliedAt})`;

/** Buyer purchasing requests. */
export const buyerPosts = pgTable(
  'buyer_post',
  {
    id: newRecordId(),
    /** Whose it is; nobody's that signs in for those the demo edition brings. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Company or nick name that readers see; blank where none is known. Kept as it was when it was handed in. */
    publisher: text('publisher').notNull().default(''),
    /** Language that its owner wrote it in, and is written to in: `ZH` or `EN`. */
    language: text('language').notNull().default('ZH'),
    /** 1 urgent need, 2 one-off demand, 3 periodic or long-term need (DIR-100..102). */
    publishType: smallint('publish_type').notNull(),
    /** 1 raw materials, 2 machinery, 3 semi-finished or finished products, 4 other solutions (DIR-103..106). */
    purchaseTypes: smallint('purchase_types').array().notNull(),
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    quantityCn: words('quantity_cn'),
    quantityEn: words('quantity_en'),
    coverImage: text('cover_image').notNull().default(''),
    /** Suppliers that applied, each counted once. */
    applicantCount: integer('applicant_count').notNull().default(0),
    /** When the last of them applied. */
    appliedAt: instant('applied_at'),
    ...reviewColumns(),
    /** SHA-256 of what its owner wrote, so that the same request is one record; none for those of the demo edition. */
    fingerprint: text('fingerprint'),
    createdAt: instant('created_at').notNull(),
    /** When its owner last wrote it; none before the first change. */
    updatedAt: instant('updated_at'),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('buyer_post_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 2`),
    // Lists that are read by cursor, in the order of changes.
    // That of the releases up to 0.4.0.
    index('buyer_post_changed')
      .on(sql`greatest(${table.createdAt}, ${table.updatedAt}, ${table.reviewedAt})`, table.id)
      .where(sql`status = 2`),
    index('buyer_post_moved')
      .on(changedAt(table), table.id)
      .where(sql`status = 2`),
    index('buyer_post_account')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`account_id is not null`),
    uniqueIndex('buyer_post_once')
      .on(table.accountId, table.fingerprint)
      .where(sql`fingerprint is not null`),
    index('buyer_post_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
    index('buyer_post_purchase_types').using('gin', table.purchaseTypes),
    // What another version has written: the upkeep of the index takes it from here.
    index('buyer_post_outdated').on(table.id).where(isOutdated(table.search)),
    index('buyer_post_search').using('gin', table.search),
    index('buyer_post_names').using('gin', namesOf(table.search)),
  ],
);
