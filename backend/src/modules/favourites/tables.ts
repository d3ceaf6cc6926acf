import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';

/** What people have marked for later: one row an account and thing, however often they press. */
export const favourites = pgTable(
  'favourite',
  {
    id: newRecordId(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1 exhibit, 2 supplier (DIR-087). */
    collectType: integer('collect_type').notNull(),
    /** Id of the product or exhibitor. */
    linkId: recordId('link_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('favourite_once').on(table.accountId, table.collectType, table.linkId),
    index('favourite_newest').on(
      table.accountId,
      table.collectType,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The organiser's figures of some days.
    index('favourite_created').on(table.createdAt),
  ],
);
