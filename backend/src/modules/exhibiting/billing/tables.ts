import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../../../db/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';

/** Whom a company's invoices are made out to. */
export const billings = pgTable('exhibitor_billing', {
  exhibitorId: recordId('exhibitor_id')
    .primaryKey()
    .references(() => exhibitors.id, { onDelete: 'cascade' }),
  /** Unified social credit code, capitals. */
  taxId: text('tax_id').notNull(),
  email: text('email').notNull(),
  companyName: text('company_name').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
