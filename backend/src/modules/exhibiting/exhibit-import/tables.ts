import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../../db/columns.ts';
import { exhibitors } from '../../catalogue/tables.ts';
import type { ExhibitText } from '../exhibits/rules.ts';
import type { Problem } from './problems.ts';

/** Lists of exhibits that companies sent in to hand them in together. */
export const exhibitImports = pgTable(
  'exhibit_import',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Who sent it: the pictures are theirs. */
    accountId: recordId('account_id').notNull(),
    fileName: text('file_name').notNull(),
    lineCount: integer('line_count').notNull(),
    /** What can be handed in; nothing once it is. */
    exhibits: jsonb('exhibits').$type<ExhibitText[]>().notNull(),
    validCount: integer('valid_count').notNull(),
    problems: jsonb('problems').$type<Problem[]>().notNull(),
    /** All of them; only the first ones are kept. */
    problemCount: integer('problem_count').notNull(),
    /** How many became exhibits; 0 before. */
    addedCount: integer('added_count').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    submittedAt: instant('submitted_at'),
  },
  (table) => [index('exhibit_import_company').on(table.exhibitorId, table.createdAt)],
);
