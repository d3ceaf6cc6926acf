import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant, recordId, words } from '../../db/columns.ts';
import { namesOf, tsvector } from '../../fulltext/vector.ts';
import { accounts } from '../identity/tables.ts';

/** Buyer purchasing requests. */
export const buyerPosts = pgTable(
  'buyer_post',
  {
    id: recordId('id').primaryKey(),
    /** Whose it is; nobody's that signs in for those the demo edition brings. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
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
    status: smallint('status').notNull(),
    createdAt: instant('created_at').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('buyer_post_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 2`),
    index('buyer_post_account')
      .on(table.accountId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`account_id is not null`),
    index('buyer_post_purchase_types').using('gin', table.purchaseTypes),
    index('buyer_post_search').using('gin', table.search),
    index('buyer_post_names').using('gin', namesOf(table.search)),
  ],
);
