import type { CompanyData } from '../../../personal-data/company.ts';
import { journalEntries } from './tables.ts';

/** The journal entry, as it is counted and merged: a company has one. */
export const journalCompanyData: CompanyData = {
  kind: 'journal-entry',
  label: { ZH: '会刊', EN: 'Journal entry' },
  table: journalEntries,
  column: journalEntries.exhibitorId,
  once: { columns: [] },
};
