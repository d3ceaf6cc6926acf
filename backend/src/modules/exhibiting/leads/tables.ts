import { index, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { accounts } from '../../identity/tables.ts';
import { visitRegistrations } from '../../registration/tables.ts';

/** Visitors who let exhibitors have their contact details when these scan the pass; no row, no consent. */
export const contactConsents = pgTable('contact_consent', {
  registrationId: recordId('registration_id')
    .primaryKey()
    .references(() => visitRegistrations.id, { onDelete: 'cascade' }),
  since: instant('since').notNull(),
});

/**
 * Visitors whose pass a company has scanned: one row a company and visitor. The details themselves stay with the
 * registration; a row that the visitor takes back is gone.
 */
export const leads = pgTable(
  'lead',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id').notNull(),
    registrationId: recordId('registration_id')
      .notNull()
      .references(() => visitRegistrations.id, { onDelete: 'cascade' }),
    /** Who scanned first. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** What the company writes for itself. */
    note: words('note'),
    /** 1 to 5; none yet. */
    rating: smallint('rating'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('lead_once').on(table.exhibitorId, table.registrationId),
    index('lead_newest').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('lead_registration').on(table.registrationId),
  ],
);
