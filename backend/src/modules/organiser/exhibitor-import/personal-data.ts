import { sql } from 'drizzle-orm';
import type { CompanyData } from '../../../personal-data/company.ts';
import { addressMentions } from '../../../personal-data/mentions.ts';
import type { PersonalData } from '../../../personal-data/person.ts';
import { exhibitorImportLines } from './tables.ts';

/** Lines of spreadsheets that companies came in with. */
export const importCompanyData: readonly CompanyData[] = [
  {
    kind: 'import-line',
    label: { ZH: '导入记录', EN: 'Import rows' },
    table: exhibitorImportLines,
    column: exhibitorImportLines.exhibitorId,
  },
];

/**
 * Lines that name somebody as the contact of a company. What stands in the line goes, for nobody can tell which of its
 * cells is the contact's name; the company is not read from it any more, or without a contact where it came in already.
 */
export const ownImportLines: PersonalData = {
  kind: 'import-lines',
  label: { ZH: '展商表格中的联系人', EN: 'Contact in spreadsheets of exhibitors' },
  table: exhibitorImportLines,
  of: (person) => addressMentions(person).in(exhibitorImportLines.cells, exhibitorImportLines.company),
  shown: ['line', 'cells', 'company'],
  then: {
    cells: [],
    problems: [],
    company: sql`case when jsonb_typeof(${exhibitorImportLines.company}) = 'object'
      then ${exhibitorImportLines.company} || '{"contact":"","email":"","mobile":""}' end`,
  },
};
