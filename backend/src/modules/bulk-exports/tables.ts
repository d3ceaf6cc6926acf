import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import type { KeyScope } from '../api-keys/index.ts';
import type { ChangeType } from '../changes/index.ts';
import { partners } from '../organiser/partners/tables.ts';
import type { ExportProblem, ExportState } from './words.ts';

/** Files of public records that partners have asked for. Gateways make them part by part. Times are real ones. */
export const bulkExports = pgTable(
  'bulk_export',
  {
    id: newRecordId(),
    partnerId: recordId('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Kinds of records, in the order in which the file has them. */
    types: text('types').array().$type<ChangeType[]>().notNull(),
    /** `ZH` or `EN`. */
    locale: text('locale').notNull(),
    /** Conditions on the records, as JSON of the schema `BulkExportFilter`. */
    filter: text('filter').notNull(),
    /** GraphQL operation that says what a line carries; blank for all that a copy needs. */
    selection: text('selection').notNull(),
    /** What the key could read that asked for it. */
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** Cursor of the log of changes from before the first record was read: changes from there on complete the file. */
    cursor: text('cursor').notNull(),
    state: text('state').$type<ExportState>().notNull(),
    /** Why it was given up; none unless it failed. */
    problem: text('problem').$type<ExportProblem>(),
    /** Which of `types` is read next; their number when all have been read. */
    typeIndex: integer('type_index').notNull().default(0),
    /** Where the list of that kind goes on; blank for its beginning. */
    after: text('after').notNull().default(''),
    /** Records in the parts that are kept. */
    done: integer('done').notNull().default(0),
    /** Records that it will have, as counted at the beginning; an estimate for very many. */
    total: integer('total').notNull(),
    parts: integer('parts').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** SHA-256 of the lines of the finished file but its last one, hexadecimal; none before, and for files of 0.4.0. */
    sha256: text('sha256'),
    /** Tells the gateway that has it from one whose lease has ended. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts since it last came on. */
    tries: integer('tries').notNull().default(0),
    /** Not taken up before this instant; while a gateway has it, the end of the lease. */
    dueAt: instant('due_at').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When the file is removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('bulk_export_partner').on(table.partnerId, table.id),
    index('bulk_export_due')
      .on(table.dueAt)
      .where(sql`state in ('waiting', 'running')`),
    index('bulk_export_expiry').on(table.expiresAt),
  ],
);

/**
 * Parts of the files: the header of a gzip file, deflate blocks, and its end. Files of 0.4.0 have a gzip file in each part.
 */
export const bulkExportParts = pgTable(
  'bulk_export_part',
  {
    exportId: recordId('export_id')
      .notNull()
      .references(() => bulkExports.id, { onDelete: 'cascade' }),
    /** Counted from 0; the header has -1. */
    number: integer('number').notNull(),
    /** Name in the storage of uploads. */
    file: text('file').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
);
