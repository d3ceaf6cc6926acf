import { boolean, index, integer, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { forms, type StoredAnswer } from '../../../forms/tables.ts';
import { exhibitors } from '../../catalogue/tables.ts';
import { accounts } from '../../identity/tables.ts';

/** What the organiser asks of every exhibitor of an edition: the service manual. */
export const serviceItems = pgTable(
  'service_item',
  {
    id: newRecordId(),
    /** Number of the edition that asks for it. */
    edition: integer('edition').notNull(),
    /** 1, 2, 3, 4, 5 or 99 (CONST-060). */
    category: integer('category').notNull(),
    rank: integer('rank').notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    /** The last moment that counts. */
    deadline: instant('deadline').notNull(),
    /** 2 filled in online, 3 only downloaded, any other downloaded and uploaded (EXH-118..120). */
    fillType: integer('fill_type').notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    /** What can be downloaded, one for each language; blank where there is nothing. */
    filePathCn: words('file_path_cn'),
    filePathEn: words('file_path_en'),
    /** What is filled in online. */
    formId: recordId('form_id').references(() => forms.id),
  },
  (table) => [index('service_item_order').on(table.edition, table.category, table.rank)],
);

/** What a company has handed in for an item: once for each, however many of its people press at once. */
export const serviceFulfilments = pgTable(
  'service_fulfilment',
  {
    id: newRecordId(),
    itemId: recordId('item_id')
      .notNull()
      .references(() => serviceItems.id, { onDelete: 'cascade' }),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    /** Who handed it in; none once the account is gone. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Of a form that was filled in; empty for a file. */
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    /** Address of a private upload, and the name that it came with; blank for a form. */
    filePath: words('file_path'),
    fileName: words('file_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('service_fulfilment_once').on(table.exhibitorId, table.itemId),
    index('service_fulfilment_item').on(table.itemId),
    index('service_fulfilment_account').on(table.accountId),
  ],
);
