import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId } from '../../../db/columns.ts';

/** Organisations whose systems read the catalogue by keys. */
export const partners = pgTable('partner', {
  id: newRecordId(),
  name: text('name').notNull(),
  /** Whom to write to about its keys. */
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  /** What the organiser notes; blank where there is nothing. */
  note: text('note').notNull(),
  createdAt: instant('created_at').notNull(),
});
