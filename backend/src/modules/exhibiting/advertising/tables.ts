import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';

/** What exhibitors can order of advertising; the organiser keeps it. */
export const adCatalogueItems = pgTable(
  'ad_catalogue_item',
  {
    id: newRecordId(),
    /** `1` on site, `2` print, `3` online. */
    type: text('type').notNull(),
    nameCn: words('name_cn'),
    nameEn: words('name_en'),
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    /** Price of one unit in fen, a hundredth of a yuan: sums of them are exact. */
    priceFen: integer('price_fen').notNull(),
    unitCn: words('unit_cn'),
    unitEn: words('unit_en'),
    isSoldOut: boolean('is_sold_out').notNull().default(false),
    rank: integer('rank').notNull(),
  },
  (table) => [index('ad_catalogue_item_type').on(table.type, table.rank)],
);

/** Advertising that a company has ordered. */
export const adRequests = pgTable(
  'ad_request',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Account that handed it in last, and is told of the decision. */
    accountId: recordId('account_id'),
    /** Language that account is written to in: `ZH` or `EN`. */
    language: text('language').notNull().default('ZH'),
    type: text('type').notNull(),
    /** Address of a private upload, and the name that it came with; blank for none. */
    attachment: text('attachment').notNull().default(''),
    attachmentName: text('attachment_name').notNull().default(''),
    ...reviewColumns(),
    createdAt: instant('created_at').notNull(),
    /** When it was last handed in again; none before that. */
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('ad_request_owner').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ad_request_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);

/** A line of an order, as the catalogue had it when it was handed in: what changes there later changes nothing here. */
export const adRequestItems = pgTable(
  'ad_request_item',
  {
    id: newRecordId(),
    requestId: recordId('request_id')
      .notNull()
      .references(() => adRequests.id, { onDelete: 'cascade' }),
    /** The item of the catalogue; none when the organiser has taken it out. */
    catalogueId: recordId('catalogue_id').references(() => adCatalogueItems.id, { onDelete: 'set null' }),
    nameCn: words('name_cn'),
    nameEn: words('name_en'),
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    priceFen: integer('price_fen').notNull(),
    unitCn: words('unit_cn'),
    unitEn: words('unit_en'),
    amount: integer('amount').notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [index('ad_request_item_request').on(table.requestId, table.rank)],
);
