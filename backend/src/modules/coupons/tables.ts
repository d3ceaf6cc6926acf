import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';

/** What coupons are for: data of the edition (DESIGN-015). */
export const exchangeCoupons = pgTable('exchange_coupon', {
  id: newRecordId(),
  rank: integer('rank').notNull(),
  titleCn: words('title_cn'),
  titleEn: words('title_en'),
  /** Where it is taken. */
  placeCn: words('place_cn'),
  placeEn: words('place_en'),
  /** What it is worth, yuan. */
  priceYuan: integer('price_yuan').notNull(),
  startsOn: date('starts_on').notNull(),
  /** Its last day, Shanghai time. */
  endsOn: date('ends_on').notNull(),
  /** Whether everybody who finishes the registration gets one. */
  isForEveryVisitor: boolean('is_for_every_visitor').notNull().default(true),
});

/** Coupons in people's hands: of each kind one an account. */
export const coupons = pgTable(
  'coupon',
  {
    id: newRecordId(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    exchangeCouponId: recordId('exchange_coupon_id')
      .notNull()
      .references(() => exchangeCoupons.id, { onDelete: 'cascade' }),
    /** What the QR code says: 100 random bits, so that none can be made up at a counter. */
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was taken at a counter. */
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('coupon_once').on(table.accountId, table.exchangeCouponId),
    uniqueIndex('coupon_code').on(table.code),
    index('coupon_exchange').on(table.exchangeCouponId),
  ],
);
