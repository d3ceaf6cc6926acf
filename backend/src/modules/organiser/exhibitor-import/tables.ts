import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../../db/columns.ts';
import type { TextEncoding } from '../../../spreadsheets/index.ts';
import type { ListedCompany } from './check-line.ts';
import type { PackedCell } from './packed-cell.ts';
import type { Mapping } from './fields.ts';
import type { LineProblem } from './check-line.ts';
import type { LineState } from './line-state.ts';

/** Spreadsheets of exhibitors that the organiser sent in. Times are real ones. */
export const exhibitorImports = pgTable(
  'exhibitor_import',
  {
    id: newRecordId(),
    /** Who sent it, and what they were called. */
    staffId: recordId('staff_id'),
    author: text('author').notNull(),
    fileName: text('file_name').notNull(),
    /** In which a .csv was read; none of an .xlsx, and of files of before. */
    encoding: text('encoding').$type<TextEncoding>(),
    /** Heads of its columns, as they stand there. */
    heads: jsonb('heads').$type<string[]>().notNull(),
    /** Of the heads: the next file with the same ones starts with the same mapping. */
    headsKey: text('heads_key').notNull(),
    mapping: jsonb('mapping').$type<Mapping>().notNull(),
    lineCount: integer('line_count').notNull(),
    goodCount: integer('good_count').notNull().default(0),
    badCount: integer('bad_count').notNull().default(0),
    problemCount: integer('problem_count').notNull().default(0),
    /** `whole` or `good`; blank until it was started. */
    mode: text('mode').notNull().default(''),
    sendsLetters: boolean('sends_letters').notNull().default(false),
    addedCount: integer('added_count').notNull().default(0),
    letterCount: integer('letter_count').notNull().default(0),
    /** `done` or `refused`; blank before the end. */
    outcome: text('outcome').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Of the last check with this mapping; none before. */
    checkedAt: instant('checked_at'),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('exhibitor_import_heads').on(table.headsKey, table.id)],
);

/** What stands in their lines, and what became of each. */
export const exhibitorImportLines = pgTable(
  'exhibitor_import_line',
  {
    importId: recordId('import_id')
      .notNull()
      .references(() => exhibitorImports.id, { onDelete: 'cascade' }),
    /** Of the sheet, from 1. */
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<PackedCell[]>().notNull(),
    /** `read`, `good`, `bad`, `staged` (good still, just before a whole is written), `added`. */
    state: text('state').$type<LineState>().notNull().default('read'),
    problems: jsonb('problems').$type<LineProblem[]>().notNull(),
    /** What the check made of it; none for a bad one. */
    company: jsonb('company').$type<ListedCompany | null>(),
    /** The company that it became. */
    exhibitorId: recordId('exhibitor_id'),
    isInvited: boolean('is_invited').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('exhibitor_import_line_state').on(table.importId, table.state, table.line),
  ],
);
