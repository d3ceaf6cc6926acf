import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';

/** Badges of the people who work at a company's booth. */
export const badges = pgTable(
  'exhibitor_badge',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Account that handed it in last, and is told of the decision. */
    accountId: recordId('account_id'),
    /** Language that account is written to in: `ZH` or `EN`. */
    language: text('language').notNull().default('ZH'),
    name: text('name').notNull(),
    /** `1` mainland identity card, `-1` passport or other (CONST-057). */
    cardType: text('card_type').notNull(),
    /**
     * Personal: never in logs, never public, masked in lists. Some time after the show only the mask is kept, with the id of the
     * badge behind it (`personal-data/masked-number.ts`).
     */
    cardNumber: text('card_number').notNull(),
    /** Address of a private upload; blank for an identity card. */
    cardImage: text('card_image').notNull().default(''),
    companyName: text('company_name').notNull(),
    /** Code of the position dictionary. */
    position: text('position').notNull(),
    /** With country code, digits only behind the plus. */
    phone: text('phone').notNull(),
    ...reviewColumns(),
    createdAt: instant('created_at').notNull(),
    /** When it was last handed in again; none before that. */
    updatedAt: instant('updated_at'),
  },
  (table) => [
    index('exhibitor_badge_owner').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // One person, one badge of a company: so a request that comes twice makes one.
    uniqueIndex('exhibitor_badge_once').on(table.exhibitorId, table.cardType, table.cardNumber),
    index('exhibitor_badge_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);
