import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import { uploads } from '../../uploads/tables.ts';
import { accounts } from '../identity/tables.ts';

/** 1 supplier, 2 buyer's request, 3 product (DIR-067, DIR-085). */
export type ConsultationType = 1 | 2 | 3;

/** Questions: a visitor's to a supplier or about a product, and contacts with buyers. Each is a thread. */
export const consultations = pgTable(
  'consultation',
  {
    id: newRecordId(),
    type: smallint('type').$type<ConsultationType>().notNull(),
    /** Id of the supplier, request or product. */
    linkId: recordId('link_id').notNull(),
    /** The question, in the asker's words. */
    title: text('title').notNull(),
    /** Who asked. */
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The company in whose name it was asked, by a pairing (docs/specification.md); none where a person asked. */
    askingExhibitorId: recordId('asking_exhibitor_id'),
    /** The company that is asked; none for a request. */
    exhibitorId: recordId('exhibitor_id'),
    /** The account that is asked: whose the request is. None for a company, and for a request that nobody owns. */
    askedAccountId: recordId('asked_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** 1 unanswered, 2 replied, 3 closed (VC-056). */
    status: smallint('status').$type<1 | 2 | 3>().notNull().default(1),
    /** What the asker has not seen yet. */
    unreadByAsker: integer('unread_by_asker').notNull().default(0),
    /** What the asked side has not seen yet: the question itself first. */
    unreadByAsked: integer('unread_by_asked').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // The same question twice is one, until it is closed.
    uniqueIndex('consultation_once')
      .on(table.accountId, table.type, table.linkId, sql`md5(${table.title})`)
      .where(sql`status <> 3`),
    index('consultation_asked_by').on(
      table.accountId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('consultation_asking_company')
      .on(table.askingExhibitorId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`asking_exhibitor_id is not null`),
    index('consultation_asked_company')
      .on(table.exhibitorId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`exhibitor_id is not null`),
    index('consultation_asked_account')
      .on(table.askedAccountId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`asked_account_id is not null`),
    // The organiser's figures of some days.
    index('consultation_created').on(table.createdAt),
  ],
);

/** What both sides write under a question. */
export const consultationComments = pgTable(
  'consultation_comment',
  {
    id: newRecordId(),
    consultationId: recordId('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1 by who asked, 2 by the asked side (DESIGN-012). */
    side: smallint('side').$type<1 | 2>().notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('consultation_comment_newest').on(table.consultationId, table.id.desc().nullsFirst())],
);

/** Files that both sides send with a question or a reply. They go with the upload, and so with the account that sent them. */
export const consultationFiles = pgTable(
  'consultation_file',
  {
    /** The private upload. */
    name: text('name')
      .primaryKey()
      .references(() => uploads.name, { onDelete: 'cascade' }),
    consultationId: recordId('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** The reply that it came with; none for the question. */
    commentId: recordId('comment_id').references(() => consultationComments.id, { onDelete: 'cascade' }),
    /** Its place among the files of one text, from 0. */
    position: smallint('position').notNull(),
  },
  (table) => [
    index('consultation_file_of').on(table.consultationId),
    index('consultation_file_comment').on(table.commentId),
  ],
);
