import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';

/** What companies have printed about them in the conference journal; one entry a company. */
export const journalEntries = pgTable(
  'journal_entry',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Language that it was handed in with, and the company is written to in: `ZH` or `EN`. */
    language: text('language').notNull(),
    companyCn: words('company_cn'),
    companyEn: words('company_en'),
    companyAddress: words('company_address'),
    phone: words('phone'),
    fax: words('fax'),
    webSite: words('web_site'),
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    /** Codes of the classification, at least one. */
    classify: text('classify').array().notNull(),
    ...reviewColumns(),
    createdAt: instant('created_at').notNull(),
    /** When it was last handed in again; none before. */
    updatedAt: instant('updated_at'),
  },
  (table) => [
    uniqueIndex('journal_entry_company').on(table.exhibitorId),
    index('journal_entry_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);
